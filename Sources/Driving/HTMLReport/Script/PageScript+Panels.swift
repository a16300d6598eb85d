extension PageScript {
  /// The panels beside the phone: props, coordinators, requests, events, pending work, findings.
  static let panels = #"""
    /** The panels: a title, the number beside it, whether that is news or bad, and the content. */
    const PANELS = [
      { name: 'Props', count: step => propsChanges(step), isNew: step => propsChanges(step) > 0, draw: propsPanel },
      { name: 'Requests', count: step => step.requests.filter(Boolean).length, isNew: step => step.freshRequests.size > 0, draw: requestsPanel },
      { name: 'Coordinators', count: step => step.coordinators.length, isNew: step => step.coordinators !== step.formerCoordinators, draw: coordinatorsPanel },
      { name: 'Events', count: step => step.events.length, isNew: step => step.events.length > step.freshEvents, draw: eventsPanel },
      { name: 'Pending', count: step => step.screen.pending.length, draw: pendingPanel },
      { name: 'Findings', count: step => step.findings.length + step.leaks.length, isBad: true, draw: findingsPanel },
      { name: 'Map', draw: (step, steps, run) => mapPanel(step, steps, run) },
    ];

    /** A row of tabs with one panel, which shows a step. */
    class Inspector {
      /** `run` returns the map of the whole run; the next inspector begins with the panel that was chosen last. */
      constructor(run = () => null) {
        this.run = run;
        this.chosen = Inspector.chosen || 0;
        this.panel = h('div', { className: 'panel', role: 'tabpanel', id: 'panel', tabIndex: 0 });
        this.row = h('div', { className: 'tabs-row', role: 'tablist', 'aria-label': 'Details of the step', onkeydown: event => this.key(event) });
        this.tabs = PANELS.map((panel, index) => h('button', {
          className: 'tab-button', type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': 'panel',
          onclick: () => this.choose(index),
        }, panel.name));
        fill(this.row, this.tabs);
        this.root = h('section', { className: 'card inspector', 'aria-label': 'Details' }, this.row, this.panel);
      }

      show(step, steps) {
        [this.step, this.steps] = [step, steps];
        PANELS.forEach((panel, index) => {
          const count = panel.count ? panel.count(step) : 0;
          const look = names('dot', panel.isBad && 'bad', panel.isNew && panel.isNew(step) && 'new-here');
          fill(this.tabs[index], panel.name, count > 0 && h('span', { className: look }, count));
        });
        this.choose(this.chosen);
      }

      choose(index) {
        this.chosen = Inspector.chosen = index;
        this.tabs.forEach((tab, place) => {
          tab.setAttribute('aria-selected', String(place === index));
          tab.tabIndex = place === index ? 0 : -1;
        });
        this.panel.setAttribute('aria-labelledby', `tab-${index}`);
        if (this.step) fill(this.panel, PANELS[index].draw(this.step, this.steps, index === PANELS.length - 1 ? this.run() : null));
      }

      key(event) {
        const next = { ArrowRight: this.chosen + 1, ArrowLeft: this.chosen - 1, Home: 0, End: PANELS.length - 1 }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        this.choose((next + PANELS.length) % PANELS.length);
        this.tabs[this.chosen].focus();
      }
    }

    function none(text) {
      return h('p', { className: 'empty' }, text);
    }

    function propsChanges(step) {
      const { before, screen } = step;
      return before.name === screen.name ? changeCount(screen.props, before.props) : 0;
    }

    function propsPanel(step) {
      const { before, screen } = step;
      if (screen.props === null) return none('The screen has no props.');
      return h('ul', { className: 'tree' }, treeOf(null, screen.props, before.props, before.name === screen.name));
    }

    function coordinatorsPanel(step) {
      if (!step.coordinators.length) return none('There are no coordinators.');
      const pairs = common(step.formerCoordinators, step.coordinators);
      const kept = [new Set(pairs.map(pair => pair[0])), new Set(pairs.map(pair => pair[1]))];
      const item = (name, look) => {
        const node = h('li', { className: look }, name.trim());
        node.style.paddingLeft = `${(name.length - name.trimStart().length) * 10}px`;
        return node;
      };
      return h('ul', { className: 'coordinators' },
        step.coordinators.map((name, index) => item(name, kept[1].has(index) ? '' : 'came')),
        step.formerCoordinators.filter((_, index) => !kept[0].has(index)).map(name => item(name, 'gone')));
    }

    function when(milliseconds) {
      return h('span', { className: 'when' }, duration(milliseconds));
    }

    function requestsPanel(step) {
      const requests = step.requests.filter(Boolean);
      if (!requests.length) return none('No request was sent so far.');
      return h('ul', { className: 'log' }, requests.slice().reverse().map(request => {
        const isFresh = step.freshRequests.has(request.number);
        const isBad = request.error || request.status >= 400 || request.notDecoded;
        const answer = request.error || (request.status ? String(request.status) : 'not answered');
        const took = request.answered === undefined ? '' : ` after ${duration(request.answered - request.sent)}`;
        return h('li', { className: isFresh ? 'fresh' : '' }, h('details', { open: isFresh },
          h('summary', {}, when(request.sent), h('code', {}, `${request.method} ${request.path}`), ' ',
            h('span', { className: names('pill', isBad ? 'bad' : request.status && 'good') }, answer + took)),
          body('Request', request.headers, request.body), body('Answer', request.answerHeaders, request.answer),
          request.notDecoded && body('Not decoded', undefined, request.notDecoded)));
      }));
    }

    function body(title, headers, text) {
      if (!headers && text === undefined) return null;
      return [h('h5', {}, title),
        h('pre', {}, [...(headers || []), ...(text === undefined ? [] : [pretty(text)])].join('\n'))];
    }

    function eventsPanel(step) {
      if (!step.events.length) return none('There are no events so far.');
      return h('ul', { className: 'log' }, step.events.map(([at, source, name, detail], index) =>
        h('li', { className: index >= step.freshEvents ? 'fresh' : '' }, when(at),
          h('code', {}, name), ' ', detail, ' ', source !== 'app' && h('span', { className: 'pill' }, source))).reverse());
    }

    function pendingPanel(step) {
      const { pending } = step.screen;
      if (!pending.length) return none('Nothing is pending.');
      return h('ul', { className: 'log' }, pending.map(([due, purpose, origin]) => h('li', {},
        h('span', { className: 'when' }, `in ${duration(due - step.record.end)}`), purpose, ' ', h('code', {}, origin))));
    }

    function findingsPanel(step) {
      if (!step.findings.length && !step.leaks.length) return none('There are no findings and no leaks.');
      const leaks = step.leaks.map(text => h('li', { className: step.formerLeaks.includes(text) ? '' : 'fresh' },
        h('span', { className: 'pill bad' }, 'leak'), ' ', text));
      const findings = step.findings.map(([kind, message], index) => h('li', { className: index >= step.freshFindings ? 'fresh' : '' },
        h('span', { className: 'pill warn' }, kind), ' ', message));
      return h('ul', { className: 'log' }, leaks, findings.reverse());
    }
    """#
}
