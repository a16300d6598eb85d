extension PageScript {
  /// Shows what differs: words, lines beside each other, and elements.
  static let differences = #"""
    /** The longest common subsequence of two lists, as pairs of indices. */
    function common(one, other) {
      if (one.length * other.length > 4e6) return [];
      const width = other.length + 1;
      const table = new Uint16Array((one.length + 1) * width);
      for (let i = one.length - 1; i >= 0; i--) {
        for (let j = other.length - 1; j >= 0; j--) {
          table[i * width + j] = one[i] === other[j]
            ? table[(i + 1) * width + j + 1] + 1
            : Math.max(table[(i + 1) * width + j], table[i * width + j + 1]);
        }
      }
      const pairs = [];
      for (let i = 0, j = 0; i < one.length && j < other.length;) {
        if (one[i] === other[j]) pairs.push([i++, j++]);
        else if (table[(i + 1) * width + j] >= table[i * width + j + 1]) i++;
        else j++;
      }
      return pairs;
    }

    /** Two texts, with the words that differ marked in each. */
    function wordDifference(expected, seen) {
      const one = expected.split(/(\s+)/);
      const other = seen.split(/(\s+)/);
      const pairs = common(one, other);
      const worth = pairs.some(([index]) => one[index].trim());
      const mark = (words, side, tag) => {
        if (!worth) return words.join('');
        const kept = new Set(pairs.map(pair => pair[side]));
        return words.map((word, index) => kept.has(index) || !word.trim() ? word : h(tag, {}, word));
      };
      return [mark(one, 0, 'del'), mark(other, 1, 'ins')];
    }

    /** Two lists of lines beside each other; a line that only one has stands opposite a gap. */
    function sideBySide(titles, kept, seen) {
      const rows = [];
      let [i, j] = [0, 0];
      for (const [a, b] of [...common(kept, seen), [kept.length, seen.length]]) {
        while (i < a && j < b) rows.push([kept[i++], seen[j++]]);
        while (i < a) rows.push([kept[i++], null]);
        while (j < b) rows.push([null, seen[j++]]);
        if (a < kept.length) rows.push([kept[i++], seen[j++]]);
      }
      const cell = (row, side) => {
        const [text, other] = [row[side], row[1 - side]];
        if (text === null) return h('td', { className: 'none' }, h('span', { className: 'hidden' }, 'no such line'));
        if (text === other) return h('td', {}, text || ' ');
        const words = other === null ? text : wordDifference(row[0], row[1])[side];
        return h('td', { className: side === 0 ? 'gone' : 'came' }, words);
      };
      return h('table', { className: 'sides', 'aria-label': titles.join(' and ') },
        h('thead', {}, h('tr', {}, titles.map(title => h('th', { scope: 'col' }, title)))),
        h('tbody', {}, rows.map(row => h('tr', {}, cell(row, 0), cell(row, 1)))));
    }

    /** Lines with `-` and `+`, in their colors. */
    function markedLines(lines) {
      return h('pre', { className: 'lines' }, lines.map(line => h('span', {
        className: line.startsWith('- ') ? 'gone' : line.startsWith('+ ') ? 'came' : '',
      }, line + '\n')));
    }

    /** The indices of elements that an earlier screen did not have. */
    function newElements(before, after) {
      if (before === after || before.name !== after.name) return new Set();
      const key = element => JSON.stringify(element);
      const old = new Map();
      for (const element of before.elements) old.set(key(element), (old.get(key(element)) || 0) + 1);
      const found = new Set();
      after.elements.forEach((element, index) => {
        const left = old.get(key(element)) || 0;
        if (left > 0) old.set(key(element), left - 1);
        else found.add(index);
      });
      return found;
    }
    """#
}
