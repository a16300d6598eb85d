extension PageStyle {
  /// The page, its header and its two columns.
  static let layout = #"""
    * { box-sizing: border-box; }
    html, body { margin: 0; height: 100%; }
    body { background: var(--page); color: var(--text); font: 14px/1.45 var(--sans); }
    button, input, select, textarea { font: inherit; color: inherit; }
    button { cursor: pointer; }
    h1, h2, h3, p { margin: 0; }
    pre { margin: 0; font: 12.5px/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; }
    code { font-family: var(--mono); font-size: .93em; }
    :focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .app { display: grid; grid-template: auto minmax(0, 1fr) / 340px minmax(0, 1fr); height: 100%; }
    .top {
      grid-column: 1 / 3; display: flex; flex-wrap: wrap; align-items: center; gap: 10px 16px;
      padding: 10px 18px; background: var(--card); border-bottom: 1px solid var(--line);
    }
    .top h1 { font-size: 16px; font-weight: 650; letter-spacing: -.01em; }
    .top .meta { color: var(--soft); }
    .side { overflow: auto; border-right: 1px solid var(--line); background: var(--card); }
    .main { overflow: auto; padding: 18px 22px 40px; }
    .card {
      background: var(--card); border: 1px solid var(--line); border-radius: 12px; margin-bottom: 14px;
    }
    .pill {
      display: inline-block; padding: 0 8px; border-radius: 999px; background: var(--quiet-fill);
      color: var(--soft); font-size: 12px; line-height: 20px; white-space: nowrap;
    }
    .pill.passed, .pill.good { background: var(--good-fill); color: var(--good); }
    .pill.failed, .pill.bad { background: var(--bad-fill); color: var(--bad); }
    .pill.flaky, .pill.warn { background: var(--warn-fill); color: var(--warn); }
    .push {
      border: 1px solid var(--line); background: var(--raised); border-radius: 8px; padding: 4px 11px;
    }
    .push:hover:not(:disabled) { background: var(--hover); }
    .push:disabled { opacity: .45; cursor: default; }
    .push[aria-pressed=true] { background: var(--tint-fill); border-color: var(--tint); }
    .push.main-act { background: var(--tint); border-color: var(--tint); color: var(--on-tint); }
    .empty { color: var(--faint); padding: 14px; }
    @media (max-width: 860px) {
      .app { display: block; height: auto; }
      .side { border-right: 0; overflow: visible; }
      .main { padding: 12px 12px 32px; overflow: visible; }
      .report .app.reading .side, .report .app:not(.reading) .main { display: none; }
      .top { position: sticky; top: 0; z-index: 5; padding: 8px 12px; }
    }
    """#
}
