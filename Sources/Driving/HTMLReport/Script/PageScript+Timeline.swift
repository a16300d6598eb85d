extension PageScript {
  /// The timeline of steps, which mouse and keyboard move through.
  static let timeline = #"""
    /** The steps of a scene with a current one; `didMove` is called with each new one. */
    class Timeline {
      constructor(steps, didMove) {
        this.didMove = didMove;
        this.now = h('div', { className: 'now' });
        this.clock = h('div', { className: 'clock' });
        this.track = h('div', {
          className: 'track', role: 'slider', tabIndex: 0, 'aria-label': 'Step', 'aria-valuemin': 1,
          onkeydown: event => this.key(event),
          onpointerdown: event => this.drag(event), onpointermove: event => event.buttons && this.scrub(event),
        });
        this.stretches = h('div', { className: 'stretches', 'aria-hidden': 'true' });
        this.list = h('ol', { className: 'steps', 'aria-label': 'Steps' });
        this.first = this.button('|‹', 'First step', () => this.move(0));
        this.back = this.button('‹', 'Previous step', () => this.move(this.index - 1));
        this.forth = this.button('›', 'Next step', () => this.move(this.index + 1));
        this.last = this.button('›|', 'Last step', () => this.move(this.steps.length - 1));
        this.root = h('section', { className: 'card timeline', 'aria-label': 'Timeline' },
          h('div', { className: 'scrub-head' }, this.first, this.back, this.forth, this.last, this.now, this.clock),
          this.track, this.stretches);
        this.show(steps);
      }

      button(text, label, act) {
        return h('button', { className: 'push', type: 'button', 'aria-label': label, title: label, onclick: act }, text);
      }

      /** Shows other steps, as after a step of a running session. */
      show(steps) {
        this.steps = steps;
        this.index = -1;
        this.ticks = steps.map(step => h('div', {
          className: names('tick', step.record.kind, step.failed && 'failed',
            step.findings.length > step.freshFindings && 'found'),
          title: `${step.index + 1}. ${step.record.line}`,
        }));
        this.links = steps.map(step => h('button', {
          className: names('step-link', step.record.kind, step.failed && 'failed'), type: 'button',
          onclick: () => this.move(step.index),
        }, h('span', { className: 'no' }, step.index + 1), h('span', { className: 'text' }, step.record.line),
        step.remarks.map(text => h('span', { className: 'note' }, text))));
        fill(this.track, this.ticks);
        fill(this.list, this.links.map(link => h('li', {}, link)));
        this.track.setAttribute('aria-valuemax', steps.length);
        fill(this.stretches, this.stretchesOf(steps));
      }

      /** The runs of steps on one screen. */
      stretchesOf(steps) {
        this.runs = [];
        for (const step of steps) {
          const last = this.runs[this.runs.length - 1];
          if (last && last.name === step.screen.name) last.end = step.index;
          else this.runs.push({ name: step.screen.name, start: step.index, end: step.index });
        }
        return this.runs.map(run => {
          run.node = h('span', { className: 'stretch', title: run.name }, run.name || '—');
          run.node.style.flex = `${run.end - run.start + 1} 1 0`;
          return run.node;
        });
      }

      move(index) {
        const wanted = Math.max(0, Math.min(this.steps.length - 1, index));
        if (!this.steps.length || wanted === this.index) return;
        const step = this.steps[wanted];
        for (const parts of [this.ticks, this.links]) {
          parts[this.index] && parts[this.index].classList.remove('current');
          parts[wanted].classList.add('current');
        }
        if (this.links[this.index]) this.links[this.index].removeAttribute('aria-current');
        this.links[wanted].setAttribute('aria-current', 'step');
        this.index = wanted;
        for (const run of this.runs) run.node.classList.toggle('current', wanted >= run.start && wanted <= run.end);
        this.track.setAttribute('aria-valuenow', wanted + 1);
        this.track.setAttribute('aria-valuetext', `${wanted + 1} of ${this.steps.length}: ${step.record.line}`);
        fill(this.now, step.record.line);
        const took = step.record.end - step.record.start;
        this.clock.textContent = `step ${wanted + 1} of ${this.steps.length} · at ${duration(step.record.start)}`
          + (took > 0 ? ` · took ${duration(took)}` : '');
        this.first.disabled = this.back.disabled = wanted === 0;
        this.last.disabled = this.forth.disabled = wanted === this.steps.length - 1;
        this.keepInSight(this.links[wanted]);
        this.didMove(step);
      }

      /** Scrolls the list of steps alone, not the page. */
      keepInSight(link) {
        const [top, bottom] = [link.offsetTop - this.list.offsetTop, link.offsetTop - this.list.offsetTop + link.offsetHeight];
        if (top < this.list.scrollTop) this.list.scrollTop = top - 8;
        else if (bottom > this.list.scrollTop + this.list.clientHeight) this.list.scrollTop = bottom - this.list.clientHeight + 8;
      }

      drag(event) {
        this.track.setPointerCapture(event.pointerId);
        this.scrub(event);
      }

      scrub(event) {
        const box = this.track.getBoundingClientRect();
        this.move(Math.floor((event.clientX - box.left) / box.width * this.steps.length));
      }

      /** Handles a key of the timeline; returns whether it meant something. */
      key(event) {
        const moves = {
          ArrowLeft: this.index - 1, ArrowDown: this.index - 1, ArrowRight: this.index + 1, ArrowUp: this.index + 1,
          Home: 0, End: this.steps.length - 1, PageUp: this.index - 10, PageDown: this.index + 10,
        };
        if (!(event.key in moves) || event.altKey || event.ctrlKey || event.metaKey) return false;
        event.preventDefault();
        event.stopPropagation();
        this.move(moves[event.key]);
        return true;
      }
    }
    """#
}
