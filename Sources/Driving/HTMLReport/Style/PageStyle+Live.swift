extension PageStyle {
  /// The controls of a running session.
  static let live = #"""
    .live .app { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); }
    .live .top { grid-column: 1; }
    .live .main { max-width: 1500px; width: 100%; margin: 0 auto; }
    .acts { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
    .line-form { display: flex; gap: 6px; padding: 10px 14px; border-top: 1px solid var(--line); }
    .line-form input { flex: 1; min-width: 0; font: 13px var(--mono); border: 1px solid var(--line); background: var(--page); border-radius: 8px; padding: 6px 10px; }
    .said { padding: 0 14px; }
    .said:not(:empty) { padding: 10px 14px; border-top: 1px solid var(--line); }
    .said.bad pre { color: var(--bad); }
    .live .phone button:not(:disabled):hover { filter: brightness(.96); }
    .live .phone input.box, .live .phone textarea.box { font: inherit; resize: none; }
    .script-text { padding: 12px 14px; max-height: 320px; overflow: auto; }
    .script-head { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 10px 14px; border-bottom: 1px solid var(--line); }
    .script-head h3 { font-size: 14px; flex: 1; }
    .past { padding: 10px 14px; background: var(--warn-fill); color: var(--warn); }
    .past[hidden] { display: none; }
    .live .work { margin-bottom: 14px; }
    .live .steps { max-height: 330px; }
    .live .phones .now { display: block; }
    .live a.push { text-decoration: none; color: inherit; }
    .behind .phone { filter: saturate(.6); }
    .branch { border: 1px solid var(--line); border-radius: 8px; padding: 3px 8px; background: var(--raised); }
    """#
}
