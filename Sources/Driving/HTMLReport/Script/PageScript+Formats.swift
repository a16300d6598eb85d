extension PageScript {
  /// Writes times and counts.
  static let formats = #"""
    /** A duration in milliseconds: `250 ms`, `3.2 s`, `2 min 5 s`. */
    function duration(milliseconds) {
      if (milliseconds < 1) return milliseconds === 0 ? '0 ms' : '< 1 ms';
      if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
      if (milliseconds < 60000) return `${+(milliseconds / 1000).toFixed(2)} s`;
      const seconds = Math.round(milliseconds / 1000);
      return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    }

    function counted(count, noun) {
      return `${count} ${noun}${count === 1 ? '' : 's'}`;
    }

    /** JSON in lines, or the text as it is. */
    function pretty(text) {
      try {
        return JSON.stringify(JSON.parse(text), null, 2);
      } catch {
        return text;
      }
    }
    """#
}
