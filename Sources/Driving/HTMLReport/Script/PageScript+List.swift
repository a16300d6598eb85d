extension PageScript {
  /// The list of scenes, with its filters and its search.
  static let list = #"""
    /** The scenes by file, failures first. */
    class SceneList {
      constructor(scenes, open) {
        this.scenes = scenes;
        this.open = open;
        this.state = null;
        this.tag = '';
        this.text = '';
        this.root = h('nav', { className: 'side', 'aria-label': 'Scenes' });
        for (const scene of scenes) scene.link = this.link(scene);
        this.draw();
      }

      link(scene) {
        const signs = { passed: '✓', failed: '✗', flaky: '≈', skipped: '–' };
        return h('button', { className: 'scene-link', type: 'button', onclick: () => this.open(scene) },
          h('span', { className: names('mark', scene.state), 'aria-hidden': 'true' }, signs[scene.state]),
          h('span', {}, scene.title, h('span', { className: 'hidden' }, `, ${scene.state}`)),
          h('span', { className: 'time' }, scene.virtual === undefined ? '' : duration(scene.virtual)),
          scene.failure && h('span', { className: 'why' }, scene.failure.message),
          scene.tags.length > 0 && h('span', { className: 'tags' }, scene.tags.map(tag => h('span', { className: 'pill' }, tag))));
      }

      /** Whether the search text is in the scene's name, file, tags, failure or recorded steps. */
      matches(scene) {
        if (this.state && scene.state !== this.state) return false;
        if (this.tag && !scene.tags.includes(this.tag)) return false;
        if (!this.text) return true;
        const head = [scene.title, scene.file, ...scene.tags, scene.failure ? scene.failure.message : ''].join('\n').toLowerCase();
        if (head.includes(this.text)) return true;
        // The records are JSON, whose strings are escaped.
        const escaped = JSON.stringify(this.text).slice(1, -1).replaceAll('<', '\\u003c');
        return scene.text.toLowerCase().includes(escaped);
      }

      get shown() {
        return this.scenes.filter(scene => this.matches(scene));
      }

      draw() {
        const groups = new Map();
        for (const scene of this.shown) {
          const title = scene.state === 'failed' ? '' : scene.file;
          if (!groups.has(title)) groups.set(title, []);
          groups.get(title).push(scene);
        }
        const ordered = [...groups].sort((one, other) => (other[0] === '') - (one[0] === ''));
        fill(this.root, ordered.map(([title, scenes]) => h('section', {},
          h('div', { className: 'file', role: 'heading', 'aria-level': 2 }, h('span', {}, title || 'Failed'), h('span', {}, scenes.length)),
          h('ul', { className: 'scenes' }, scenes.map(scene => h('li', {}, scene.link))))),
        !groups.size && none('No scene matches.'));
        this.order = ordered.flatMap(([, scenes]) => scenes);
        announce(`${counted(this.order.length, 'scene')} shown`);
      }

      mark(scene) {
        if (this.current) this.current.link.removeAttribute('aria-current');
        this.current = scene;
        if (!scene) return;
        scene.link.setAttribute('aria-current', 'true');
        scene.link.scrollIntoView({ block: 'nearest' });
      }
    }
    """#
}
