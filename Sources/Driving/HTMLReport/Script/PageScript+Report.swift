extension PageScript {
  /// The page of a finished run.
  static let report = #"""
    /** A scene of the page: its head, and its steps, which are read when they are first looked at. */
    class RecordedScene {
      constructor(head, source, index) {
        Object.assign(this, head, { index, source });
        this.title = head.round > 1 ? `${head.name} (${head.round})` : head.name;
        this.state = head.flaky && head.outcome === 'passed' ? 'flaky' : head.outcome;
      }

      get text() {
        return this.source.textContent;
      }

      get records() {
        return JSON.parse(this.text);
      }

      get steps() {
        return this.read ??= stepsOf(this.records);
      }
    }

    class Report {
      constructor() {
        const run = document.querySelector('script.run');
        this.run = run && JSON.parse(run.textContent);
        this.scenes = this.parts().map(([head, steps], index) => new RecordedScene(JSON.parse(head.textContent), steps, index));
        this.list = new SceneList(this.scenes, scene => this.go(scene));
        this.main = h('main', { className: 'main', id: 'scene' });
        this.root = h('div', { className: 'app' }, this.top(), this.list.root, this.main);
        document.body.append(h('div', { className: 'hidden', id: 'announcement', role: 'status' }), this.root);
        document.title = `${this.count('failed') || 'no'} failed, ${counted(this.scenes.length, 'scene')}`;
        addEventListener('hashchange', () => this.follow());
        addEventListener('keydown', event => this.key(event));
        this.follow();
      }

      /** The head and the steps of each scene; where the run was killed, the last ones may be cut off and are left out. */
      parts() {
        const steps = document.querySelectorAll('script.steps');
        const parts = [...document.querySelectorAll('script.scene')].map((head, index) => [head, steps[index]]);
        const isWhole = node => {
          try {
            return Boolean(JSON.parse(node.textContent));
          } catch {
            return false;
          }
        };
        const last = parts[parts.length - 1];
        if (!this.run && last && !last.every(node => node && isWhole(node))) parts.pop();
        return parts;
      }

      /** The map of all scenes, which is made when it is first looked at. */
      get map() {
        return this.wholeMap ??= new RunMap(this.scenes.map(scene => scene.records));
      }

      count(state) {
        return this.scenes.filter(scene => scene.state === state).length;
      }

      top() {
        this.search = h('input', {
          className: 'search', type: 'search', placeholder: 'Search names, steps, requests  ( / )', 'aria-label': 'Search scenes',
          oninput: () => { this.list.text = this.search.value.trim().toLowerCase(); this.list.draw(); },
        });
        const states = { failed: 'failed', flaky: 'flaky', skipped: 'not run', passed: 'passed' };
        this.filters = Object.entries(states).filter(([state]) => this.count(state)).map(([state, word]) => h('button', {
          className: names('filter', state), type: 'button', 'aria-pressed': 'false',
          onclick: event => this.filter(state, event.currentTarget),
        }, `${this.count(state)} ${word}`));
        const tags = [...new Set(this.scenes.flatMap(scene => scene.tags))].sort();
        const choice = tags.length > 0 && h('select', {
          className: 'branch', 'aria-label': 'Tag', onchange: event => { this.list.tag = event.target.value; this.list.draw(); },
        }, h('option', { value: '' }, 'all tags'), tags.map(tag => h('option', { value: tag }, `#${tag}`)));
        const time = this.run ? `in ${duration(this.run.elapsed)}` : 'the run did not end';
        return h('header', { className: 'top' }, h('h1', {}, counted(this.scenes.length, 'scene')),
          h('div', { className: 'filters', role: 'group', 'aria-label': 'Filters' }, this.filters), choice, this.search,
          h('span', { className: 'meta' }, time));
      }

      filter(state, button) {
        this.list.state = this.list.state === state ? null : state;
        for (const other of this.filters) other.setAttribute('aria-pressed', String(other === button && this.list.state === state));
        this.list.draw();
      }

      /** Opens what the address names: `#scene` or `#scene/step`; else the first failure. */
      follow() {
        const [, scene, step] = location.hash.match(/^#(\d+)(?:\/(\d+))?$/) || [];
        const named = this.scenes[scene - 1];
        this.root.classList.toggle('reading', Boolean(named));
        const wanted = named || this.scenes.find(scene => scene.state === 'failed') || this.scenes[0];
        if (!wanted) return void fill(this.main, none('The run had no scenes.'));
        if (this.view && this.view.scene === wanted) {
          if (step && this.view.timeline) this.view.timeline.move(step - 1);
          return;
        }
        this.show(wanted, step);
      }

      show(scene, step) {
        this.view = new SceneView(scene, () => this.remember(), () => this.map);
        fill(this.main, this.view.root);
        this.main.scrollTop = 0;
        this.list.mark(scene);
        if (!this.view.timeline) return;
        const failed = scene.steps.findIndex(step => step.failed);
        this.view.timeline.move(step ? step - 1 : failed >= 0 ? failed : scene.steps.length - 1);
      }

      go(scene) {
        location.hash = `#${scene.index + 1}`;
        this.follow();
        if (this.root.classList.contains('reading') && innerWidth <= 860) scrollTo(0, 0);
        const name = document.getElementById('scene-name');
        if (innerWidth <= 860 && name) name.focus({ preventScroll: true });
      }

      /** Keeps the step in the address, without an entry in the browser's history. */
      remember() {
        if (!location.hash || !this.view || !this.view.timeline) return;
        history.replaceState(null, '', `#${this.view.scene.index + 1}/${this.view.timeline.index + 1}`);
      }

      /** The keys of the page: arrows for steps and scenes, `n` for the next failure, `/` for the search. */
      key(event) {
        const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
        if (event.key === 'Escape' && isTyping) return event.target.blur();
        if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === '/') {
          event.preventDefault();
          this.search.focus();
        } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
          if (this.view && this.view.timeline) this.view.timeline.key(event);
        } else if (event.key === 'j' || event.key === 'k') {
          const { order } = this.list;
          const place = order.indexOf(this.view && this.view.scene) + (event.key === 'j' ? 1 : -1);
          if (order[place]) this.go(order[place]);
        } else if (event.key === 'n') {
          const { order } = this.list;
          const from = order.indexOf(this.view && this.view.scene);
          const next = [...order.slice(from + 1), ...order].find(scene => scene.state === 'failed');
          if (next) this.go(next);
        }
      }
    }

    addEventListener('DOMContentLoaded', () => new Report());
    """#
}
