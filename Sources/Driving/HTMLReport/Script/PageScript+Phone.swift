extension PageScript {
  /// Draws a screen as a phone.
  static let phone = #"""
    /** The elements of a screen as trees, each with its index. */
    function forest(elements) {
      const roots = [];
      const open = [];
      elements.forEach((element, index) => {
        const node = { element, index, children: [] };
        const depth = element.depth || 0;
        open.length = depth;
        (depth > 0 && open[depth - 1] ? open[depth - 1].children : roots).push(node);
        open[depth] = node;
      });
      return roots;
    }

    /**
     * Draws a screen.
     * `look`: time in milliseconds, touched index, fresh indices, and for a running session `acts`.
     */
    function phoneOf(screen, look) {
      const draw = new PhoneDrawing(look);
      const roots = forest(screen.elements);
      const over = roots.filter(node => ['alert', 'sheet', 'banner'].includes(node.element.type));
      const beneath = roots.filter(node => !over.includes(node));
      const bars = beneath.filter(node => ['navigationBar', 'tabBar', 'toolbar'].includes(node.element.type));
      const rest = beneath.filter(node => !bars.includes(node));
      const nav = bars.filter(node => node.element.type === 'navigationBar');
      const content = screen.name === '' && screen.elements.length === 0
        ? h('div', { className: 'nothing' }, 'The app does not run.')
        : h('div', { className: 'content' }, rest.map(node => draw.node(node)));
      return h('div', {
        className: 'phone', role: look.acts ? 'application' : 'group', 'aria-label': `Screen ${screen.name || 'none'}`,
      },
      h('div', { className: 'status', 'aria-hidden': 'true' }, duration(look.time || 0)),
      nav.length
        ? nav.map(node => draw.navigationBar(node, screen))
        : screen.title && h('div', { className: 'nav' }, h('span', { className: 'title' }, screen.title)),
      h('div', { className: 'body-area', tabIndex: 0, role: 'group', 'aria-label': 'Content' }, content),
      bars.filter(node => node.element.type === 'toolbar').map(node => draw.toolbar(node)),
      draw.hasFocus && h('div', { className: 'keyboard', 'aria-hidden': 'true' }, 'q w e r t y u i o p\na s d f g h j k l\nz x c v b n m'),
      bars.filter(node => node.element.type === 'tabBar').map(node => draw.tabBar(node)),
      over.map(node => draw.over(node)));
    }

    /** A screen in a figure with a caption. */
    function figureOf(caption, screen, look, className = '') {
      return h('figure', { className: names('phone-frame', className) },
        h('figcaption', {}, caption), phoneOf(screen, look));
    }

    /** The drawing of a screen's bars and layers; controls are in PageScript+Controls.swift. */
    class PhoneDrawing {
      constructor(look) {
        this.look = look;
        this.hasFocus = false;
      }

      /** The classes that every element can have. */
      marks({ element, index }, ...more) {
        return names(...more, element.disabled && 'off', element.covered && 'covered',
          this.look.touched === index && 'touched', this.look.fresh && this.look.fresh.has(index) && 'new');
      }

      /** An element that can be pressed: a button in a running session, else a plain one. */
      press(node, className, properties, ...children) {
        const { element, index } = node;
        const acts = this.look.acts;
        const own = { className: this.marks(node, className), 'data-index': index, ...properties };
        if (!acts) return h('div', own, ...children);
        return h('button', {
          ...own, type: 'button', disabled: Boolean(element.covered), 'aria-disabled': element.disabled ? 'true' : undefined,
          onclick: event => acts.tap(index, event),
        }, ...children);
      }

      name(element) {
        return element.label || element.id || element.type;
      }

      navigationBar(node, screen) {
        const items = node.children.filter(child => child.element.type !== 'staticText');
        const isBack = child => child.element.id === 'BackButton';
        const item = child => child.element.type === 'button'
          ? this.press(child, 'bar-item', {}, (isBack(child) ? '‹ ' : '') + this.name(child.element))
          : this.node(child);
        const texts = node.children.filter(child => child.element.type === 'staticText');
        const title = screen.title || node.element.label || (texts[0] && texts[0].element.label) || '';
        return h('div', { className: this.marks(node, 'nav'), 'data-index': node.index },
          h('div', { className: 'lead' }, items.filter(isBack).map(item)),
          h('div', { className: 'title' }, title),
          h('div', { className: 'trail' }, items.filter(child => !isBack(child)).map(item)));
      }

      toolbar(node) {
        return h('div', { className: this.marks(node, 'tools') }, node.children.map(child =>
          child.element.type === 'button'
            ? this.press(child, 'bar-item', {}, this.name(child.element)) : this.node(child)));
      }

      tabBar(node) {
        return h('div', { className: this.marks(node, 'tabs'), role: 'group', 'aria-label': 'Tabs' },
          node.children.map(child => this.press(child, names('tab', child.element.selected && 'chosen'),
            { 'aria-current': child.element.selected ? 'true' : undefined },
            this.name(child.element) + (child.element.value ? ` (${child.element.value})` : ''))));
      }

      /** An alert, an action sheet or a banner over the screen. */
      over(node) {
        const { element } = node;
        if (element.type === 'banner') {
          return this.press(node, 'banner', {}, h('b', {}, element.label), ' ', element.value || '');
        }
        const parts = node.children;
        const words = parts.filter(child => child.element.type === 'staticText');
        const rest = parts.filter(child => !words.includes(child));
        return h('div', { className: names('veil', element.type === 'sheet' && 'low') },
          h('div', {
            className: this.marks(node, 'alert'), role: 'group', 'data-index': node.index,
            'aria-label': `${element.type} ${element.label || ''}`,
          },
          h('div', { className: 'said' },
            words.length ? words.map(child => this.node(child)) : h('div', { className: 'words' }, element.label)),
          rest.map(child => this.node(child))));
      }
    }
    """#
}
