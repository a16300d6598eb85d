extension PageStyle {
  /// The timeline of a scene and the list of its steps.
  static let timeline = #"""
    .timeline { padding: 12px 16px 10px; }
    .scrub-head { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 10px; }
    .scrub-head .now { flex: 1; min-width: 0; font: 14px/1.4 var(--mono); overflow-wrap: anywhere; }
    .scrub-head .clock { color: var(--faint); font-variant-numeric: tabular-nums; white-space: nowrap; }
    .track {
      position: relative; display: flex; height: 34px; border-radius: 9px; overflow: hidden; cursor: pointer;
      background: var(--quiet-fill); touch-action: pan-y; user-select: none;
    }
    .tick { flex: 1 1 0; min-width: 0; border-right: 1px solid var(--card); background: var(--quiet-fill); }
    .tick:last-child { border-right: 0; }
    .tick.act { background: color-mix(in srgb, var(--tint) 30%, var(--card)); }
    .tick.expect { background: color-mix(in srgb, var(--good) 26%, var(--card)); }
    .tick.arrange { background: color-mix(in srgb, var(--warn) 24%, var(--card)); }
    .tick.failed { background: var(--bad); }
    .tick.found { box-shadow: inset 0 -4px 0 var(--warn); }
    .tick:hover { filter: brightness(1.08); }
    .tick.current { background: var(--tint); }
    .tick.current.failed { background: var(--bad); box-shadow: inset 0 0 0 3px var(--card); }
    .stretches { display: flex; margin-top: 4px; font-size: 11.5px; color: var(--soft); }
    .stretch {
      min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding: 2px 5px 0 0;
      border-top: 2px solid var(--line);
    }
    .stretch.current { border-color: var(--tint); color: var(--text); font-weight: 600; }
    .work { display: grid; grid-template-columns: minmax(230px, 1fr) auto minmax(300px, 1.5fr); gap: 14px; align-items: start; }
    .steps { list-style: none; margin: 0; padding: 6px; max-height: 690px; overflow: auto; }
    .step-link {
      display: grid; grid-template-columns: 30px 1fr; gap: 6px; width: 100%; text-align: left; border: 0;
      border-radius: 7px; padding: 4px 6px; background: none; font: 12.5px/1.45 var(--mono);
    }
    .step-link:hover { background: var(--hover); }
    .step-link[aria-current=step] { background: var(--tint-fill); }
    .step-link .no { color: var(--faint); text-align: right; }
    .step-link .text { overflow-wrap: anywhere; white-space: pre-wrap; }
    .step-link.expect .text { color: var(--soft); }
    .step-link.failed .text { color: var(--bad); font-weight: 600; }
    .step-link .note { grid-column: 2; color: var(--warn); font: 12px var(--sans); }
    .phones { display: flex; gap: 14px; }
    @media (max-width: 620px) { .scrub-head .now { order: 1; flex-basis: 100%; } .scrub-head .clock { margin-left: auto; } }
    .either { display: none; }
    @media (max-width: 1560px) {
      .phones { flex-direction: column; align-items: center; }
      .either { display: flex; gap: 4px; }
    }
    @media (max-width: 1560px) { .phones .before { display: none; } .phones.touching .before { display: block; } .phones.touching .after { display: none; } }
    @media (max-width: 1180px) { .work { grid-template-columns: auto 1fr; } .work > .steps-card { grid-column: 1 / 3; grid-row: 2; } .steps { max-height: 340px; } }
    @media (max-width: 860px) { .work { display: flex; flex-direction: column; align-items: stretch; gap: 0; } .phones { order: -1; margin-bottom: 14px; } }
    """#
}
