extension PageScript {
  /// Restores the steps of a scene from its records, which hold only differences.
  static let records = #"""
    const EMPTY = {
      name: '', title: null, path: [], elements: [], alert: null, banner: null, pending: [], props: null,
    };

    /** The steps of a scene, each with the whole state after it. */
    function stepsOf(records) {
      const steps = [];
      for (const record of records) steps.push(stepAfter(steps[steps.length - 1], record));
      return steps;
    }

    /** The step that a record makes of the step before it. */
    function stepAfter(last, record) {
      const base = last ? last.screen : EMPTY;
      const before = record.before ? changed(base, record.before) : base;
      const old = last || { coordinators: [], leaks: [], requests: [], events: [], findings: [] };
      const count = old.events.length;
      return {
        record, before,
        index: last ? last.index + 1 : 0,
        screen: changed(before, record.screen || {}),
        coordinators: record.coordinators || old.coordinators,
        formerCoordinators: old.coordinators,
        leaks: record.leaks || old.leaks,
        formerLeaks: old.leaks,
        requests: record.requests ? withRequests(old.requests, record.requests) : old.requests,
        freshRequests: new Set((record.requests || []).map(request => request.number)),
        events: record.events ? old.events.concat(record.events) : old.events,
        freshEvents: count,
        findings: record.findings ? old.findings.concat(record.findings) : old.findings,
        freshFindings: old.findings.length,
        remarks: record.remarks || [],
        failed: Boolean(record.failure),
      };
    }

    /** A screen with the parts that a difference has. */
    function changed(screen, difference) {
      const next = { ...screen, ...difference };
      if (difference.elements) {
        const [start, count, added] = difference.elements;
        next.elements = screen.elements.slice();
        next.elements.splice(start, count, ...added);
      }
      if (difference.props) next.props = changedValue(screen.props, difference.props);
      return next;
    }

    /** A value to which a difference of props applies: see JSONText+Props.swift. */
    function changedValue(value, [kind, ...rest]) {
      switch (kind) {
        case '=': return rest[0];
        case '{': {
          const next = { ...value };
          for (const [name, difference] of Object.entries(rest[0])) {
            next[name] = changedValue(value[name], difference);
          }
          return next;
        }
        case '#': {
          const next = value.slice();
          for (const [index, difference] of rest[0]) next[index] = changedValue(value[index], difference);
          return next;
        }
        default: {
          const next = value.slice();
          next.splice(rest[0], rest[1], ...rest[2]);
          return next;
        }
      }
    }

    function withRequests(old, news) {
      const next = old.slice();
      for (const request of news) next[request.number] = request;
      return next;
    }
    """#
}
