extension PageScript {
  /// Reads the screens and the ways between them from records, and places them.
  static let map = #"""
    /** The moves between screens in a scene's records; a move is the work of a line, or came by itself. */
    function* movesOf(records) {
      let name = '';
      for (const [index, record] of records.entries()) {
        for (const [part, line] of [[record.before, 'by itself'], [record.screen, record.line]]) {
          if (!part || part.name === undefined || part.name === name) continue;
          yield { from: name, to: part.name, line, index };
          name = part.name;
        }
      }
    }

    /** The screens of several scenes and the ways between them, in the order in which they were found. */
    class RunMap {
      /** A map of scenes, each a list of records. */
      constructor(scenes) {
        [this.screens, this.ways] = [new Map(), new Map()];
        for (const records of scenes) this.add(records);
        this.place();
      }

      add(records) {
        for (const { from, to, line } of movesOf(records)) {
          if (!to) continue;
          if (!this.screens.has(to)) this.screens.set(to, { name: to, layer: null });
          if (!from) {
            this.screens.get(to).layer = 0;
            continue;
          }
          const key = JSON.stringify([from, to]);
          if (!this.ways.has(key)) this.ways.set(key, { from, to, line });
        }
      }

      /** Gives each screen its layer, then its column and its row, so that the whole is about as wide as a page. */
      place() {
        const layers = this.layers();
        this.rows = Math.max(4, Math.ceil(Math.sqrt(this.screens.size * 3)));
        this.columns = 0;
        for (const layer of layers) {
          const columns = Math.ceil(layer.length / this.rows);
          const perColumn = Math.ceil(layer.length / columns);
          layer.forEach((screen, index) => {
            screen.column = this.columns + Math.floor(index / perColumn);
            const count = Math.min(perColumn, layer.length - Math.floor(index / perColumn) * perColumn);
            screen.row = index % perColumn + (this.rows - count) / 2;
          });
          this.columns += columns;
        }
        const top = Math.min(...[...this.screens.values()].map(screen => screen.row));
        for (const screen of this.screens.values()) screen.row -= top;
      }

      /** The screens by their distance from those that a scene begins with, each layer in a good order. */
      layers() {
        const next = new Map([...this.screens.keys()].map(name => [name, []]));
        for (const { from, to } of this.ways.values()) next.get(from).push(to);
        const layers = [[...this.screens.values()].filter(screen => screen.layer === 0)];
        for (let depth = 0; layers[depth].length > 0; depth++) {
          layers.push([]);
          for (const screen of layers[depth]) {
            for (const name of next.get(screen.name)) {
              const other = this.screens.get(name);
              if (other.layer !== null) continue;
              other.layer = depth + 1;
              layers[depth + 1].push(other);
            }
          }
        }
        layers.pop();
        return this.ordered(layers);
      }

      /** Orders each layer by the middle of each screen's neighbours in the layer before or after, which avoids crossings. */
      ordered(layers) {
        const near = new Map([...this.screens.keys()].map(name => [name, []]));
        for (const { from, to } of this.ways.values()) {
          near.get(from).push(this.screens.get(to));
          near.get(to).push(this.screens.get(from));
        }
        for (const layer of layers) layer.forEach((screen, index) => { screen.order = (index + .5) / layer.length; });
        const sort = (layer, other) => {
          const middle = screen => {
            const all = near.get(screen.name).filter(screen => screen.layer === other).map(screen => screen.order);
            return all.length ? all.reduce((sum, order) => sum + order, 0) / all.length : screen.order;
          };
          const middles = new Map(layer.map(screen => [screen, middle(screen)]));
          layer.sort((one, two) => middles.get(one) - middles.get(two));
          layer.forEach((screen, index) => { screen.order = (index + .5) / layer.length; });
        };
        for (let round = 0; round < 4; round++) {
          for (let depth = 1; depth < layers.length; depth++) sort(layers[depth], depth - 1);
          for (let depth = layers.length - 2; depth >= 0; depth--) sort(layers[depth], depth + 1);
        }
        return layers;
      }
    }
    """#
}
