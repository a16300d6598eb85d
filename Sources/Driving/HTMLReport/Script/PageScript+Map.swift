extension PageScript {
  /// Draws the screens of a scene and the ways between them, with the place one is at.
  static let map = #"""
    /** The screens in the order of their first visit, and the ways between them. */
    function mapOf(steps) {
      const screens = new Map();
      const ways = new Map();
      for (const step of steps) {
        const name = step.screen.name;
        if (!name) continue;
        if (!screens.has(name)) screens.set(name, { name, first: step.index, column: 0, row: 0 });
        const from = step.before.name;
        if (!from || from === name || !screens.has(from)) continue;
        const key = JSON.stringify([from, name]);
        if (!ways.has(key)) ways.set(key, { from, to: name, first: step.index, line: step.record.line });
      }
      place(screens, ways);
      return { screens: [...screens.values()], ways: [...ways.values()] };
    }

    /** Puts each screen one column behind the screen that first led to it. */
    function place(screens, ways) {
      const filled = [];
      for (const screen of screens.values()) {
        const way = [...ways.values()].find(way => way.to === screen.name && screens.get(way.from).first < screen.first);
        screen.column = way ? screens.get(way.from).column + 1 : 0;
        screen.row = filled[screen.column] = (filled[screen.column] ?? -1) + 1;
      }
    }

    function mapPanel(step, steps) {
      const { screens, ways } = mapOf(steps);
      if (!screens.length) return none('No screen was shown.');
      const [width, height, gapX, gapY] = [118, 34, 42, 22];
      const x = screen => 8 + screen.column * (width + gapX);
      const y = screen => 8 + screen.row * (height + gapY);
      const byName = new Map(screens.map(screen => [screen.name, screen]));
      const size = [
        Math.max(...screens.map(x)) + width + 8, Math.max(...screens.map(y)) + height + gapY,
      ];
      const here = step.screen.name;
      const lines = ways.map(way => {
        const [from, to] = [byName.get(way.from), byName.get(way.to)];
        const [x1, y1, x2, y2] = to.column > from.column
          ? [x(from) + width, y(from) + height / 2, x(to), y(to) + height / 2]
          : [x(from) + width / 2, y(from) + height, x(to) + width / 2, y(to) + height];
        const path = to.column > from.column
          ? `M${x1} ${y1}C${x1 + gapX / 2} ${y1} ${x2 - gapX / 2} ${y2} ${x2} ${y2}`
          : `M${x1} ${y1}C${x1} ${y1 + gapY} ${x2} ${y2 + gapY} ${x2} ${y2}`;
        const isHere = step.before.name === way.from && here === way.to;
        return s('path', { d: path, class: names('way', way.first <= step.index && 'seen', isHere && 'here') },
          s('title', {}, `${way.from} → ${way.to}: ${way.line}`));
      });
      const nodes = screens.map(screen => {
        const isHere = screen.name === here;
        const text = screen.name.length > 17 ? screen.name.slice(0, 16) + '…' : screen.name;
        return s('g', {},
          s('rect', { x: x(screen), y: y(screen), width, height, rx: 9, class: names('node', screen.first <= step.index && 'seen', isHere && 'here') }),
          s('text', { x: x(screen) + width / 2, y: y(screen) + height / 2 + 4, 'text-anchor': 'middle', class: isHere ? 'here-text' : '' }, text),
          s('title', {}, screen.name));
      });
      const label = `${counted(screens.length, 'screen')}, at ${here || 'none'}`;
      return [s('svg', { class: 'map', role: 'img', 'aria-label': label, width: size[0], height: size[1], viewBox: `0 0 ${size.join(' ')}` }, lines, nodes),
        h('p', { className: 'empty' }, step.screen.path.join(' ▸ '))];
    }
    """#
}
