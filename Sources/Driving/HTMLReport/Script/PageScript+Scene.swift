extension PageScript {
  /// Shows one scene of a report.
  static let scene = #"""
    /** The view of a scene: its heading, its failure, its timeline, phones and panels. */
    class SceneView {
      constructor(scene, didMove, run) {
        this.scene = scene;
        this.didMove = didMove;
        this.phones = h('div', { className: 'phones' });
        this.inspector = new Inspector(run);
        const parts = [this.heading(), this.failure()];
        if (scene.steps.length) {
          this.timeline = new Timeline(scene.steps, step => this.show(step));
          parts.push(this.timeline.root, h('div', { className: 'work' },
            h('div', { className: 'card steps-card' }, this.timeline.list), this.phones, this.inspector.root));
        } else if (scene.outcome === 'skipped') {
          parts.push(none('The scene was not run.'));
        } else {
          parts.push(none('No steps were recorded: the JSON lines of the run were written without --record-steps.'));
        }
        this.root = h('article', { 'aria-labelledby': 'scene-name' }, parts);
      }

      heading() {
        const { scene } = this;
        return h('header', { className: 'heading' },
          h('a', { className: 'back-link push', href: '#' }, '‹ All scenes'),
          h('h2', { id: 'scene-name', tabIndex: -1 }, scene.title),
          h('span', { className: names('pill', scene.state) }, scene.state === 'skipped' ? 'not run' : scene.state),
          h('span', { className: 'place' }, `${scene.file}:${scene.at}`),
          scene.virtual !== undefined && h('span', { className: 'pill', title: 'virtual time' }, `${duration(scene.virtual)} of virtual time`),
          scene.elapsed !== undefined && h('span', { className: 'pill', title: 'wall-clock time' }, `run in ${duration(scene.elapsed)}`),
          scene.attempts > 1 && h('span', { className: 'pill warn' }, counted(scene.attempts, 'attempt')),
          scene.tags.map(tag => h('span', { className: 'pill' }, `#${tag}`)));
      }

      failure() {
        const { scene } = this;
        if (!scene.failure) return null;
        const step = scene.steps.find(step => step.failed);
        const parts = step ? this.recorded(step.record) : this.printed(scene.failure);
        return h('section', { className: 'card failure', 'aria-label': 'Failure' },
          h('h3', {}, scene.failure.message), h('div', { className: 'body' }, parts, this.output(scene.failure)));
      }

      /** A failure whose step was recorded. */
      recorded(record) {
        const { failure } = record;
        const facts = [];
        const fact = (name, value) => value && facts.push(h('dt', {}, name), h('dd', {}, value));
        fact('line', h('span', {}, `${record.file || this.scene.file}:${record.at}  `, h('b', {}, record.line)));
        if (failure.expected !== undefined) {
          const [expected, seen] = wordDifference(failure.expected, failure.seen);
          fact('expected', expected);
          fact('seen', seen);
          fact('nearest', failure.nearest);
          fact('waited', failure.waited > 0 && `${duration(failure.waited)} of virtual time`);
          fact('next', failure.next);
        }
        for (const note of failure.notes || []) fact('note', note);
        const difference = failure.difference && failure.difference.length > 0 && !record.snapshot
          && markedLines(failure.difference);
        const snapshot = record.snapshot
          && sideBySide([`snapshot “${record.snapshot.name}”`, 'this run'], record.snapshot.kept, record.snapshot.seen);
        return [h('dl', { className: 'facts' }, facts), difference, snapshot,
          h('details', {}, h('summary', {}, 'as printed'), h('pre', {}, failure.lines.join('\n')))];
      }

      /** A failure of which only the printed lines are known. */
      printed(failure) {
        const part = (title, lines) => lines && lines.length > 0
          && [h('h4', {}, title), h('pre', {}, lines.join('\n'))];
        return [h('pre', {}, failure.lines.join('\n')), part('The screen', failure.screen),
          part('The last steps', (failure.steps || []).map(([at, start, line]) => `${duration(start).padStart(8)}  ${at}  ${line}`)),
          part('The requests', failure.requests)];
      }

      output(failure) {
        return failure.output.length > 0 && h('details', {},
          h('summary', {}, 'the app’s output'), h('pre', {}, failure.output.join('\n')));
      }

      /** The index of the touched element where it is the same one after the step. */
      stillTouched({ before, screen, record }) {
        const [old, now] = [before.elements[record.touch], screen.elements[record.touch]];
        const isSame = old && now && ['type', 'id', 'label'].every(name => old[name] === now[name]);
        return isSame && before.name === screen.name ? record.touch : undefined;
      }

      show(step) {
        const { before, screen, record } = step;
        const time = record.end;
        const isTouch = record.touch !== undefined;
        const choice = (text, isBefore) => h('button', {
          className: 'push', type: 'button', onclick: () => look(isBefore),
        }, text);
        const choices = [choice('Before', true), choice('After', false)];
        const look = isBefore => {
          this.phones.classList.toggle('touching', isBefore);
          choices.forEach((button, index) => button.setAttribute('aria-pressed', String(isBefore === (index === 0))));
        };
        look(isTouch && before.name !== screen.name);
        fill(this.phones,
          isTouch && h('div', { className: 'either', role: 'group', 'aria-label': 'Before or after' }, choices),
          isTouch && figureOf(`before: ${before.name}`, before, { time: record.start, touched: record.touch }, 'before'),
          figureOf(isTouch ? `after: ${screen.name}` : screen.name, screen, {
            time, fresh: newElements(before, screen), touched: this.stillTouched(step),
          }, 'after'));
        this.inspector.show(step, this.scene.steps);
        this.didMove(step);
      }
    }
    """#
}
