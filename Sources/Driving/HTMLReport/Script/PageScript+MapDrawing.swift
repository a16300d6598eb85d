extension PageScript {
  /// Draws the map with the place of a step.
  static let mapDrawing = #"""
    /** The measures of the map in pixels. */
    const MAP = { width: 146, height: 32, gapX: 46, gapY: 18, letters: 20 };

    /** The drawing of a map for a step: the scene's own ways are marked, and the screen it is at. */
    class MapDrawing {
      constructor(map, step, steps) {
        [this.map, this.step] = [map, step];
        this.here = step.screen.name;
        this.seen = new Map();
        this.walked = new Map();
        for (const move of movesOf(steps.map(step => step.record))) {
          if (!this.seen.has(move.to)) this.seen.set(move.to, move.index);
          const key = JSON.stringify([move.from, move.to]);
          if (!this.walked.has(key)) this.walked.set(key, []);
          this.walked.get(key).push(move.index);
        }
        this.size = [
          map.columns * (MAP.width + MAP.gapX) - MAP.gapX + 50,
          Math.max(...[...map.screens.values()].map(screen => screen.row)) * (MAP.height + MAP.gapY) + MAP.height + 20,
        ];
      }

      x(screen) {
        return 10 + screen.column * (MAP.width + MAP.gapX);
      }

      y(screen) {
        return 10 + screen.row * (MAP.height + MAP.gapY);
      }

      /** `here` for the step's way, `seen` for one walked before, `ahead` for one walked later, `near` for another from here. */
      lookOf(way) {
        const indices = this.walked.get(JSON.stringify([way.from, way.to]));
        if (!indices) return way.from === this.here ? 'near' : '';
        if (indices.includes(this.step.index)) return 'here';
        return indices[0] <= this.step.index ? 'seen' : 'ahead';
      }

      /** The ways between two screens as one line, with an arrow at each end that a way leads to. */
      lines() {
        const pairs = new Map();
        for (const way of this.map.ways.values()) {
          const key = JSON.stringify([way.from, way.to].sort());
          if (!pairs.has(key)) pairs.set(key, []);
          pairs.get(key).push(way);
        }
        const ranks = ['', 'near', 'ahead', 'seen', 'here'];
        return [...pairs.values()]
          .map(ways => ({ ways, look: ways.map(way => this.lookOf(way)).reduce((one, other) =>
            ranks.indexOf(one) > ranks.indexOf(other) ? one : other) }))
          .sort((one, other) => ranks.indexOf(one.look) - ranks.indexOf(other.look))
          .map(({ ways, look }) => this.line(ways, look));
      }

      line(ways, look) {
        const ends = [ways[0].from, ways[0].to].map(name => this.map.screens.get(name));
        const [from, to] = ends[0].column <= ends[1].column ? ends : ends.reverse();
        const arrow = name => ways.some(way => way.to === name) ? `url(#arrow-${look || 'other'})` : 'none';
        return s('path', {
          d: this.path(from, to), class: names('way', look), 'marker-end': arrow(to.name), 'marker-start': arrow(from.name),
        }, s('title', {}, ways.map(way => `${way.from} → ${way.to}: ${way.line}`).join('\n')));
      }

      path(from, to) {
        const [y1, y2] = [this.y(from) + MAP.height / 2, this.y(to) + MAP.height / 2];
        const [x1, x2] = [this.x(from) + MAP.width + 2, to.column > from.column ? this.x(to) - 2 : this.x(to) + MAP.width + 2];
        const bend = to.column > from.column ? Math.max(24, (x2 - x1) / 2) : MAP.gapX * .8;
        return `M${x1} ${y1}C${x1 + bend} ${y1} ${to.column > from.column ? x2 - bend : x2 + bend} ${y2} ${x2} ${y2}`;
      }

      screen(screen) {
        const isHere = screen.name === this.here;
        const first = this.seen.get(screen.name);
        const look = isHere ? 'here' : first === undefined ? '' : first <= this.step.index ? 'seen' : 'ahead';
        const text = screen.name.length > MAP.letters ? screen.name.slice(0, MAP.letters - 1) + '…' : screen.name;
        return s('g', { class: names('place', look) },
          s('rect', { x: this.x(screen), y: this.y(screen), width: MAP.width, height: MAP.height, rx: 9 }),
          s('text', { x: this.x(screen) + MAP.width / 2, y: this.y(screen) + MAP.height / 2 + 4, 'text-anchor': 'middle' }, text),
          s('title', {}, screen.name));
      }

      arrows() {
        return s('defs', {}, ['other', 'near', 'ahead', 'seen', 'here'].map(look => s('marker', {
          id: `arrow-${look}`, class: names('arrow', look), viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 8, markerHeight: 8,
          markerUnits: 'userSpaceOnUse', orient: 'auto-start-reverse',
        }, s('path', { d: 'M0 0L8 4L0 8Z' }))));
      }

      /** The picture, in a size relative to that in which its texts are as large as the page's. */
      picture(scale = 1) {
        const [width, height] = this.size;
        const label = `Map of ${counted(this.map.screens.size, 'screen')} and ${counted(this.map.ways.size, 'way')}; `
          + `this scene shows ${this.seen.size}, and is at ${this.here || 'none'}`;
        return s('svg', { class: 'map', role: 'img', 'aria-label': label, width: width * scale, height: height * scale, viewBox: `0 0 ${width} ${height}` },
          this.arrows(), this.lines(), [...this.map.screens.values()].map(screen => this.screen(screen)));
      }

      /** Scrolls a box so that the screen is in its middle. */
      center(box, scale = 1) {
        const screen = this.map.screens.get(this.here);
        if (!screen) return;
        box.scrollLeft = (this.x(screen) + MAP.width / 2) * scale - box.clientWidth / 2;
        box.scrollTop = (this.y(screen) + MAP.height / 2) * scale - box.clientHeight / 2;
      }
    }

    /** The panel of the map: `run` is the map of the whole run, or else the steps are all there is. */
    function mapPanel(step, steps, run) {
      const map = run || new RunMap([steps.map(step => step.record)]);
      if (!map.screens.size) return none('No screen was shown.');
      const drawing = new MapDrawing(map, step, steps);
      const box = h('div', { className: 'map-box', tabIndex: 0, role: 'group', 'aria-label': 'Map' }, drawing.picture());
      requestAnimationFrame(() => drawing.center(box));
      const sign = (look, text) => h('span', { className: names('sign', look) }, text);
      return [
        h('div', { className: 'map-head' },
          h('span', { className: 'pill' }, counted(map.screens.size, 'screen')), h('span', { className: 'pill' }, counted(map.ways.size, 'way')),
          h('button', { className: 'push', type: 'button', onclick: () => enlarge(drawing) }, 'Enlarge')),
        box,
        h('p', { className: 'signs' }, sign('here', 'this step'), sign('seen', run ? 'this scene so far' : 'so far'), sign('ahead', run ? 'later in this scene' : 'later'),
          run && sign('', 'other scenes')),
        h('p', { className: 'soft' }, step.screen.path.join(' ▸ ')), waysFrom(drawing),
      ];
    }

    /** The ways from the screen of the step as a list. */
    function waysFrom(drawing) {
      const ways = [...drawing.map.ways.values()].filter(way => way.from === drawing.here);
      if (!ways.length) return null;
      return [h('h5', {}, `Ways from ${drawing.here}`), h('ul', { className: 'log ways' }, ways.map(way => h('li', {},
        h('b', {}, way.to), ' ', h('code', {}, way.line), ' ', drawing.walked.has(JSON.stringify([way.from, way.to])) && h('span', { className: 'pill' }, 'this scene'))))];
    }

    /** Shows the map over the page, first as large as it fits. */
    function enlarge(drawing) {
      const box = h('div', { className: 'map-box', tabIndex: 0, role: 'group', 'aria-label': 'Map' });
      let scale = 1;
      const show = wanted => {
        scale = Math.min(3, Math.max(.25, wanted));
        fill(box, drawing.picture(scale));
        drawing.center(box, scale);
      };
      const fit = () => show(Math.min(1.6, (box.clientWidth - 4) / drawing.size[0], (box.clientHeight - 4) / drawing.size[1]));
      const push = (text, label, act) => h('button', { className: 'push', type: 'button', 'aria-label': label, title: label, onclick: act }, text);
      const dialog = h('dialog', { className: 'enlarged', 'aria-label': 'Map', onclose: () => dialog.remove(), onkeydown: event => event.stopPropagation() },
        h('div', { className: 'map-head' }, h('h3', {}, drawing.here || 'Map'),
          push('−', 'Smaller', () => show(scale / 1.25)), push('+', 'Larger', () => show(scale * 1.25)),
          push('1:1', 'Full size', () => show(1)), push('Fit', 'Fit the window', fit), push('Close', 'Close the map', () => dialog.close())),
        box);
      document.body.append(dialog);
      dialog.showModal();
      fit();
      box.focus();
    }
    """#
}
