extension PageScript {
  /// Shows props as a tree with what changed.
  static let props = #"""
    /** A value as a tree; a value that differs from the one before is marked, with the former one. */
    function treeOf(name, value, old, hadOld) {
      const isSame = !hadOld || JSON.stringify(value) === JSON.stringify(old);
      const label = name === null ? null : h('span', { className: 'key' }, `${name}: `);
      if (value === null || typeof value !== 'object') {
        const former = !isSame && h('span', {},
          old === undefined ? ' (new)' : [' ← ', h('del', {}, typeof old === 'object' ? short(old) : scalar(old))]);
        return h('li', { className: isSame ? '' : 'changed' }, label, shown(value), former);
      }
      const isList = Array.isArray(value);
      const entries = Object.entries(value);
      const before = old !== null && typeof old === 'object' ? old : {};
      const gone = isSame || !hadOld ? [] : Object.keys(before).filter(key => !(key in value));
      return h('li', {}, label, h('span', { className: 'key' }, isList ? `[${entries.length}]` : ''),
        h('ul', { className: 'tree' },
          entries.map(([key, item]) => treeOf(key, item, before[key], hadOld && !isSame)),
          gone.map(key => h('li', { className: 'changed' }, h('span', { className: 'key' }, `${key}: `), h('del', {}, short(before[key]))))));
    }

    function scalar(value) {
      return typeof value === 'string' ? JSON.stringify(value) : String(value);
    }

    function short(value) {
      const text = JSON.stringify(value);
      return text.length > 60 ? text.slice(0, 57) + '…' : text;
    }

    function shown(value) {
      return h('span', { className: typeof value === 'string' ? 'text-value' : 'number-value' }, scalar(value));
    }

    /** The number of scalar values that differ. */
    function changeCount(value, old) {
      if (value === old) return 0;
      if (value === null || old === null || typeof value !== 'object' || typeof old !== 'object') {
        return JSON.stringify(value) === JSON.stringify(old) ? 0 : 1;
      }
      return [...new Set([...Object.keys(value), ...Object.keys(old)])]
        .reduce((count, key) => count + (key in value && key in old ? changeCount(value[key], old[key]) : 1), 0);
    }
    """#
}
