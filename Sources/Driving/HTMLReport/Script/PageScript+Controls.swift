extension PageScript {
  /// Draws the controls of a screen.
  static let controls = #"""
    /** The types that only hold other elements. */
    const HOLDERS = ['table', 'collectionView', 'other', 'window', 'popover'];

    Object.assign(PhoneDrawing.prototype, {
      /** Draws an element with those in it. */
      node(node) {
        const { element } = node;
        switch (element.type) {
          case 'navigationBar': return this.navigationBar(node, { title: element.label });
          case 'tabBar': return this.tabBar(node);
          case 'toolbar': return this.toolbar(node);
          case 'alert': case 'sheet': case 'banner': return this.over(node);
          case 'cell': return this.cell(node);
          case 'staticText': return h('div', { className: this.marks(node, 'words'), 'data-index': node.index }, element.label);
          case 'button': case 'tab':
            return this.press(node, 'action', { 'aria-pressed': element.selected ? 'true' : undefined },
              this.name(element) + (element.selected ? ' ✓' : ''));
          case 'link': return this.press(node, 'link', {}, this.name(element));
          case 'textField': case 'secureTextField': case 'searchField': case 'textView': return this.field(node);
          case 'switch': return this.toggle(node);
          case 'segmentedControl': return this.segments(node);
          case 'stepper': return this.stepper(node);
          case 'slider': case 'picker': case 'pickerWheel': case 'datePicker': return this.value(node);
          case 'image': return h('div', { className: this.marks(node, 'picture'), 'data-index': node.index }, `▧ ${this.name(element)}`);
          case 'activityIndicator':
            return h('div', { className: this.marks(node, 'busy'), 'data-index': node.index }, element.label || 'in progress');
          case 'progressIndicator': return this.meter(node);
          default: return this.holder(node);
        }
      },

      /** A list's rows lie on one ground; other holders add nothing of their own. */
      holder(node) {
        const { element, children } = node;
        const inner = children.map(child => this.node(child));
        if (!HOLDERS.includes(element.type) || element.type === 'other' && !children.length) {
          return [this.words(node), inner];
        }
        const isList = ['table', 'collectionView'].includes(element.type) && children.length > 0;
        return h('div', { className: this.marks(node, isList && 'rows'), 'data-index': node.index }, inner);
      },

      words(node) {
        const { element } = node;
        const text = [element.label || element.id, element.value].filter(Boolean).join(' · ');
        return h('div', { className: this.marks(node, 'words'), 'data-index': node.index }, text || element.type);
      },

      cell(node) {
        const { element, children, index } = node;
        const plain = children.length ? null : h('div', { className: 'words' }, this.name(element));
        const name = element.label || children.map(child => child.element.label).filter(Boolean).join(', ');
        const acts = this.look.acts;
        return h('div', { className: this.marks(node, 'cell', element.selected && 'chosen'), 'data-index': index },
          acts && h('button', {
            className: 'open', type: 'button', 'aria-label': name || 'cell', 'data-index': index,
            disabled: Boolean(element.disabled || element.covered),
            onclick: event => acts.tap(index, event),
          }),
          plain, children.map(child => this.node(child)));
      },

      field(node) {
        const { element, index } = node;
        if (element.focus) this.hasFocus = true;
        const isTall = element.type === 'textView';
        const acts = this.look.acts;
        const label = element.label || element.placeholder || element.id || element.type;
        const title = label !== element.value && h('span', { 'aria-hidden': 'true' }, label);
        if (!acts) {
          const text = element.value || element.placeholder || '';
          return h('div', { className: this.marks(node, 'field', element.focus && 'focus'), 'data-index': index },
            title, h('div', { className: names('box', isTall && 'tall', !element.value && 'blank') }, text));
        }
        const isSecret = element.type === 'secureTextField';
        return h('label', { className: this.marks(node, 'field', element.focus && 'focus') }, title,
          h(isTall ? 'textarea' : 'input', {
            className: names('box', isTall && 'tall'), type: isTall ? undefined : isSecret ? 'password' : 'text',
            'data-index': index, 'aria-label': label, placeholder: isSecret && element.value || element.placeholder || '',
            autocomplete: 'off', spellcheck: false, disabled: Boolean(element.disabled || element.covered),
            value: isSecret ? '' : element.value || '',
            onkeydown: event => acts.key(index, element, event),
            onchange: event => event.target.dataset.sent || acts.change(index, element, event),
            oninput: event => event.target.closest('.phone').classList.add('typing'),
          }));
      },

      toggle(node) {
        const { element } = node;
        return this.press(node, 'row press', { role: this.look.acts ? 'switch' : undefined,
          'aria-checked': this.look.acts ? String(element.value === 'on') : undefined },
        h('span', {}, this.name(element)),
        h('span', { className: names('switch', element.value === 'on' && 'on') }));
      },

      segments(node) {
        const { element, children, index } = node;
        const acts = this.look.acts;
        const titles = children.filter(child => child.element.type === 'button');
        return h('div', { className: this.marks(node, 'segments'), role: 'group', 'aria-label': this.name(element), 'data-index': index },
          titles.length ? titles.map(child => this.press(child,
            names('segment', (child.element.selected || child.element.label === element.value) && 'chosen'), {}, child.element.label))
            : acts ? this.setter(node) : h('div', { className: 'segment chosen' }, element.value || this.name(element)));
      },

      /** A slider, a stepper or a picker: its name and its value, which a running session can set. */
      value(node) {
        const { element, children } = node;
        const wheels = children.filter(child => child.element.type === 'pickerWheel');
        const isGroup = element.type === 'picker' && wheels.length > 0;
        const row = h('div', { className: this.marks(node, 'row'), 'data-index': node.index },
          h('span', {}, this.name(element)),
          this.look.acts && !isGroup ? this.setter(node) : h('b', {}, element.value || '—'));
        if (this.look.acts && isGroup) {
          return h('div', { className: 'wheels', role: 'group', 'aria-label': this.name(element) }, row, wheels.map(child => this.setter(child)));
        }
        return [row, element.type === 'slider' && !this.look.acts && this.bar(element.value), children.map(child => this.node(child))];
      },

      /** A stepper with its two buttons, which a running session sets with `+` and `-`. */
      stepper(node) {
        const { element, children, index } = node;
        const acts = this.look.acts;
        const part = (child, sign) => h(acts ? 'button' : 'span', {
          className: this.marks(child, 'push'), type: acts ? 'button' : undefined, 'data-index': child.index,
          'aria-label': acts ? `${this.name(child.element)} ${this.name(element)}` : undefined,
          disabled: acts ? Boolean(child.element.disabled || child.element.covered) : undefined,
          onclick: acts ? () => acts.set(index, element, sign) : undefined,
        }, sign === '-' ? '−' : '+');
        const [less, more] = children.filter(child => child.element.type === 'button');
        const value = h('b', {}, element.value || '—');
        return h('div', { className: this.marks(node, 'row'), role: 'group', 'aria-label': `${this.name(element)}: ${element.value}`, 'data-index': index },
          h('span', {}, this.name(element)),
          less && more ? h('span', { className: 'stepper' }, part(less, '-'), value, part(more, '+')) : acts ? this.setter(node) : value);
      },

      meter(node) {
        const { element } = node;
        return h('div', { className: this.marks(node), 'data-index': node.index }, this.name(element), this.bar(element.value));
      },

      bar(value) {
        const part = Math.max(0, Math.min(1, parseFloat(value) / (String(value).includes('%') ? 100 : 1) || 0));
        const inner = h('i');
        inner.style.width = `${part * 100}%`;
        return h('div', { className: 'meter', 'aria-hidden': 'true' }, inner);
      },
    });
    """#
}
