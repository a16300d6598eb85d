extension PageScript {
  /// The controls of a running session and the acts on its elements.
  static let liveActs = #"""
    /** The acts of a person on the elements of the screen as it is drawn. */
    class LiveActs {
      constructor(live, screen) {
        this.live = live;
        this.screen = screen;
      }

      /** The index that an element has now, after acts that came before; -1 if it is gone. */
      indexNow(index) {
        const is = element => element && ['type', 'id', 'label'].every(name => element[name] === this.screen.elements[index][name]);
        const { elements } = this.live.now.screen;
        return is(elements[index]) ? index : elements.findIndex(is);
      }

      act(index, kind, text) {
        return this.live.refresh('act', () => {
          const element = this.indexNow(index);
          if (element < 0) return null;
          return { element, kind, ...(text === undefined ? {} : { text }) };
        });
      }

      tap(index) {
        return this.act(index, 'tap');
      }

      /** The values that an element of the screen as it is drawn lets a person choose from. */
      async choices(index) {
        return (await this.live.service.ask('choices', { element: index })).choices;
      }

      set(index, element, value) {
        if (value !== (element.value || '')) this.act(index, 'set', value);
      }

      change(index, element, event) {
        const text = event.target.value;
        if (text === (element.type === 'secureTextField' ? '' : element.value || '')) return;
        this.act(index, 'type', text);
      }

      key(index, element, event) {
        if (event.key !== 'Enter' || element.type === 'textView') return;
        event.preventDefault();
        this.change(index, element, event);
        event.target.dataset.sent = 'true';
        this.live.line('submit');
      }
    }

    Object.assign(Live.prototype, {
      build() {
        this.title = h('h1', {}, 'Rehearsal');
        const push = (text, label, act) => h('button', { className: 'push', type: 'button', title: label, onclick: act }, text);
        this.undo = push('↶ Undo', 'Undo the last act (Ctrl-Z)', () => this.line('undo'));
        this.redo = push('↷ Redo', 'Redo (Shift-Ctrl-Z)', () => this.line('redo'));
        this.branches = h('select', {
          className: 'branch', 'aria-label': 'Branch of the session', onchange: event => this.line(`switch ${event.target.value}`),
        });
        const bar = h('div', { className: 'acts', role: 'toolbar', 'aria-label': 'Acts' },
          push('‹ Back', 'The back button of the app', () => this.line('back')), this.undo, this.redo,
          push('Next event', 'Move the clock to the next pending work', () => this.line('step')),
          push('Settle', 'Run all pending work', () => this.line('settle')),
          push('Relaunch', 'Launch the app again', () => this.line('launch')),
          this.branches, push('Branch', 'Name a branch at this point', () => this.branch()),
          push('Explore from here', 'Find the screens and faults that lie ahead', () => this.explore()));
        this.pastText = h('span');
        this.past = h('div', { className: 'card past', role: 'status', hidden: true }, this.pastText, ' ',
          h('button', { className: 'push main-act', type: 'button', onclick: () => this.goBack() }, 'Go back to here'), ' ',
          h('button', { className: 'push', type: 'button', onclick: () => this.timeline.move(this.steps.length - 1) }, 'Return to now'));
        this.said = h('div', { className: 'said', role: 'log', 'aria-label': 'Answers' });
        this.script = h('pre', { className: 'script-text', tabIndex: 0, 'aria-label': 'Script' });
        this.found = h('section', { className: 'card', hidden: true, 'aria-label': 'Exploration' });
        document.body.append(h('div', { className: 'hidden', id: 'announcement', role: 'status' }),
          h('div', { className: 'app' },
            h('header', { className: 'top' }, this.title, bar),
            h('main', { className: 'main' }, this.past, h('div', { className: 'work' }, this.left(), this.phones, this.inspector.root),
              this.timeline.root, this.found)));
      },

      /** The script so far, the steps, and the line for any command. */
      left() {
        this.input = h('input', {
          type: 'text', 'aria-label': 'A line of the script language', placeholder: 'tap "Sign in"   ( / )', autocomplete: 'off', spellcheck: false,
        });
        const form = h('form', {
          className: 'line-form',
          onsubmit: event => {
            event.preventDefault();
            this.typed = true;
            this.line(this.input.value);
            this.input.value = '';
          },
        }, this.input, h('button', { className: 'push', type: 'submit' }, 'Run'));
        return h('div', {},
          h('div', { className: 'card steps-card' }, this.timeline.list, form, this.said),
          h('section', { className: 'card', 'aria-label': 'Recording' },
            h('div', { className: 'script-head' }, h('h3', {}, 'Script of this walk'),
              h('a', { className: 'push', href: 'script', download: 'walk.script' }, 'Download')),
            this.script));
      },

      goBack() {
        const step = this.timeline.index;
        this.refresh('back', () => ({ step }));
      },

      branch() {
        const name = prompt('The name of the branch', `branch-${this.state.branches.length}`);
        if (name) this.line(`branch ${JSON.stringify(name)}`);
      },

      async explore() {
        this.found.hidden = false;
        fill(this.found, none('Exploring for 5 seconds …'));
        try {
          this.showFound(await this.service.ask('explore', { seconds: 5 }));
        } catch (error) {
          fill(this.found, none(error.message));
        }
      },

      showFound(found) {
        const walk = way => async () => {
          for (const line of way) await this.line(line);
        };
        const screens = found.screens.filter(screen => screen.way.length > 0);
        fill(this.found,
          h('div', { className: 'script-head' }, h('h3', {}, `${counted(screens.length, 'screen')} ahead, ${counted(found.faults.length, 'fault')}`),
            h('span', { className: 'pill' }, `${counted(found.states, 'state')}, ${counted(found.acts, 'act')}`)),
          h('ul', { className: 'log panel' },
            found.faults.map(fault => h('li', {}, h('details', {}, h('summary', {},
              h('span', { className: 'pill bad' }, fault.rule), ' ', `${fault.place}: ${fault.message}`), h('pre', {}, fault.steps.join('\n'))))),
            screens.map(screen => h('li', {}, h('details', {}, h('summary', {}, h('b', {}, screen.name), ' ',
              h('span', { className: 'pill' }, counted(screen.way.length, 'line'))), h('pre', {}, screen.way.join('\n')),
            h('button', { className: 'push', type: 'button', onclick: walk(screen.way) }, `Walk to ${screen.name}`))))));
      },
    });
    """#
}
