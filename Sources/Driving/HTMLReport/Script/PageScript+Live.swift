extension PageScript {
  /// The page of a running session.
  static let live = #"""
    /** The session of the page's own address; requests are sent one after another. */
    class Service {
      constructor() {
        this.last = Promise.resolve();
      }

      /** Sends a request after those before it; throws the reason of a refusal. */
      ask(path, body = {}) {
        const answer = this.last.then(() => this.send(path, body));
        this.last = answer.catch(() => {});
        return answer;
      }

      async send(path, body) {
        const content = typeof body === 'function' ? body() : body;
        if (!content) return null;
        let response;
        try {
          response = await fetch(path, {
            method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(content),
          });
        } catch {
          throw new Error('The session has ended: its program does not answer.');
        }
        if (!response.ok) throw new Error((await response.text()).trim());
        return response.json();
      }
    }

    class Live {
      constructor() {
        this.service = new Service();
        [this.records, this.steps, this.generation] = [[], [], 0];
        this.phones = h('div', { className: 'phones' });
        this.inspector = new Inspector();
        this.timeline = new Timeline([], step => this.show(step));
        this.build();
        addEventListener('keydown', event => this.key(event));
        addEventListener('pointerdown', () => { this.isPressing = true; }, true);
        addEventListener('pointerup', () => setTimeout(() => this.release()), true);
        addEventListener('focus', () => this.refresh());
        this.refresh();
      }

      /** Asks for what has happened since the last answer, and for an act if one is given. */
      async refresh(path = 'state', act = () => ({})) {
        try {
          const state = await this.service.ask(path, () => {
            const content = act();
            return content && { ...content, known: this.records.length, generation: this.generation };
          });
          if (state) this.take(state);
        } catch (error) {
          this.say(error.message, true);
        }
      }

      line(text) {
        return this.refresh('line', () => ({ line: text }));
      }

      take(state) {
        const known = this.state;
        const isNews = !known || state.records.length > 0 || ['said', 'generation', 'undone', 'branch']
          .some(name => state[name] !== known[name]) || state.lines.length !== known.lines.length;
        this.records = this.records.slice(0, state.first).concat(state.records);
        this.steps = this.steps.slice(0, state.first);
        for (const record of state.records) this.steps.push(stepAfter(this.steps[this.steps.length - 1], record));
        this.generation = state.generation;
        this.state = state;
        // What a person is typing stays as it is where nothing has changed.
        if (!isNews) return;
        this.isDirty = true;
        if (!this.isPressing) this.draw();
      }

      /** Draws after a click has ended, so that its target is not replaced before. */
      release() {
        this.isPressing = false;
        if (this.isDirty) this.draw();
      }

      draw() {
        this.isDirty = false;
        const { state } = this;
        const focus = document.activeElement && document.activeElement.closest('.phone [data-index]');
        const former = this.shownName;
        this.title.textContent = state.app;
        document.title = `${state.app}: ${this.now.screen.name || 'not running'}`;
        this.undo.disabled = this.steps.length < 2;
        this.redo.disabled = state.undone === 0;
        fill(this.branches, state.branches.map(name => h('option', { value: name, selected: name === state.branch }, name)));
        this.timeline.show(this.steps);
        this.timeline.move(this.steps.length - 1);
        fill(this.script, state.lines.join('\n') || 'Nothing was done yet.');
        this.script.scrollTop = this.script.scrollHeight;
        const isNews = this.typed && !this.records[state.first] || state.bad;
        this.say(isNews ? state.said : '', state.bad);
        this.typed = false;
        announce(`${this.now.screen.name}, after ${this.now.record.line}`);
        if (focus) this.focus(former === this.shownName ? focus.dataset : {});
      }

      /** Focuses the control of an element, and the part of it that had the focus; on another screen its beginning. */
      focus({ index, part }) {
        if (index === undefined) return this.phones.querySelector('.body-area').focus({ preventScroll: true });
        const node = [...this.phones.querySelectorAll(`[data-index="${index}"]`)]
          .find(node => /^(INPUT|TEXTAREA|SELECT|BUTTON)$/.test(node.tagName) && node.dataset.part === part);
        if (node) node.focus({ preventScroll: true });
      }

      get now() {
        return this.steps[this.steps.length - 1];
      }

      say(text, isBad) {
        this.said.classList.toggle('bad', Boolean(isBad));
        fill(this.said, text && h('pre', {}, text.trimEnd()));
      }

      show(step) {
        const { before, screen, record } = step;
        const isNow = step === this.now;
        const place = this.placeOn(screen);
        this.past.hidden = isNow;
        this.pastText.textContent = `This is step ${step.index + 1} of ${this.steps.length}.`;
        fill(this.phones, figureOf(isNow ? screen.name || 'not running' : `${screen.name}, in the past`, screen, {
          time: record.end, fresh: newElements(before, screen), acts: isNow ? new LiveActs(this, screen) : null,
          touched: isNow || before.name !== screen.name ? undefined : record.touch,
        }, isNow ? 'now' : 'behind'));
        if (place) this.phones.querySelector('.body-area').scrollTop = place;
        this.inspector.show(step, this.steps);
      }

      /** The place to which the phone is scrolled, if it shows another state of a screen already. */
      placeOn(screen) {
        const area = this.phones.querySelector('.body-area');
        const isSame = area && this.shownName === screen.name;
        this.shownName = screen.name;
        return isSame ? area.scrollTop : 0;
      }

      key(event) {
        const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
        if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !isTyping) {
          event.preventDefault();
          this.line(event.shiftKey ? 'redo' : 'undo');
        } else if (!isTyping && !event.altKey && !event.ctrlKey && !event.metaKey) {
          if (event.key === '/') {
            event.preventDefault();
            this.input.focus();
          } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') this.timeline.key(event);
        }
      }
    }

    addEventListener('DOMContentLoaded', () => new Live());
    """#
}
