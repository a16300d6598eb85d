extension PageScript {
  /// Draws the controls by which a running session sets values.
  static let setters = #"""
    /** The inputs of a browser for the values of date pickers. */
    const DATES = [
      { type: 'date', form: /^\d{4}-\d\d-\d\d$/ }, { type: 'time', form: /^\d\d:\d\d$/ },
      { type: 'datetime-local', form: /^\d{4}-\d\d-\d\d \d\d:\d\d$/ },
    ];

    Object.assign(PhoneDrawing.prototype, {
      /** The control by which a value is set; one that the app's control does not have is refused with its reason. */
      setter(node) {
        const { element } = node;
        if (element.type === 'slider' && /%$/.test(element.value || '')) return this.range(node);
        if (element.type === 'pickerWheel') return this.wheel(node);
        const date = element.type === 'datePicker' && DATES.find(({ form }) => form.test(element.value || ''));
        return date ? this.date(node, date.type) : this.typed(node);
      },

      /** The properties that all setters have. */
      common({ element, index }, more) {
        return { 'data-index': index, 'aria-label': this.name(element), disabled: Boolean(element.disabled || element.covered), ...more };
      },

      typed(node) {
        const { element, index } = node;
        return h('input', this.common(node, {
          className: 'box short', type: 'text', value: element.value || '', autocomplete: 'off', spellcheck: false,
          onchange: event => this.look.acts.set(index, element, event.target.value),
          oninput: event => event.target.closest('.phone').classList.add('typing'),
        }));
      },

      range(node) {
        const { element, index } = node;
        return h('input', this.common(node, {
          className: 'range', type: 'range', min: 0, max: 100, value: parseFloat(element.value),
          'aria-valuetext': element.value, title: element.value,
          onchange: event => this.look.acts.set(index, element, `${event.target.value}%`),
        }));
      },

      /** A wheel's rows are asked from the session, which alone knows them all. */
      wheel(node) {
        const { element, index } = node;
        const option = text => h('option', { value: text, selected: text === element.value }, text);
        const choice = h('select', this.common(node, {
          className: 'box short', onchange: event => this.look.acts.set(index, element, event.target.value),
        }), option(element.value || ''));
        this.look.acts.choices(index).then(choices => choices.length && fill(choice, choices.map(option)), () => {});
        return choice;
      },

      /** A date is set once it is whole: when the field is left, with Return, or from the browser's calendar. */
      date(node, type) {
        const { element, index } = node;
        let [isTyping, sent] = [false, element.value];
        const set = event => {
          const value = event.target.value.replace('T', ' ');
          if (!value || value === sent) return;
          sent = value;
          this.look.acts.set(index, element, value);
        };
        return h('input', this.common(node, {
          className: 'box date', type, value: element.value.replace(' ', 'T'),
          onkeydown: event => {
            isTyping = true;
            if (event.key === 'Enter') set(event);
          },
          onpointerdown: () => { isTyping = false; },
          onchange: event => isTyping || set(event),
          onblur: set,
        }));
      },
    });
    """#
}
