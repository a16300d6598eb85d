extension PageScript {
  /// Makes the page's elements; every text becomes a text node, never markup.
  static let elements = #"""
    const SVG = 'http://www.w3.org/2000/svg';

    /** Creates an element with properties, attributes (with a dash or in `attrs`) and children. */
    function h(tag, properties = {}, ...children) {
      const node = document.createElement(tag);
      for (const [name, value] of Object.entries(properties)) {
        if (value === undefined || value === null || value === false) continue;
        if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
        else if (name in node && !name.includes('-')) node[name] = value;
        else node.setAttribute(name, value === true ? '' : value);
      }
      append(node, children);
      return node;
    }

    /** Creates an element of a picture. */
    function s(tag, attributes = {}, ...children) {
      const node = document.createElementNS(SVG, tag);
      for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
      append(node, children);
      return node;
    }

    function append(node, children) {
      for (const child of children.flat(Infinity)) {
        if (child !== undefined && child !== null && child !== false) node.append(child);
      }
    }

    /** Replaces the content of an element. */
    function fill(node, ...children) {
      node.replaceChildren();
      append(node, children);
      return node;
    }

    /** Joins the names of classes that apply. */
    function names(...all) {
      return all.filter(Boolean).join(' ');
    }

    /** Tells a screen reader what has changed. */
    function announce(text) {
      const place = document.getElementById('announcement');
      if (place) place.textContent = text;
    }
    """#
}
