extension PageStyle {
  /// A scene: its heading, its failure and its differences.
  static let scene = #"""
    .heading { display: flex; flex-wrap: wrap; align-items: baseline; gap: 6px 12px; margin-bottom: 12px; }
    .heading h2 { font-size: 20px; font-weight: 650; letter-spacing: -.015em; overflow-wrap: anywhere; }
    .heading .place { font: 12.5px var(--mono); color: var(--soft); overflow-wrap: anywhere; }
    .back-link { display: none; text-decoration: none; color: inherit; }
    @media (max-width: 860px) { .back-link { display: inline-block; } .heading h2 { flex-basis: 100%; } }
    .failure { border-color: color-mix(in srgb, var(--bad) 45%, var(--line)); overflow: hidden; }
    .failure > h3 {
      padding: 10px 16px; background: var(--bad-fill); color: var(--bad); font-size: 14px;
      overflow-wrap: anywhere;
    }
    .failure .body { padding: 12px 16px; display: grid; gap: 10px; }
    .facts { display: grid; grid-template-columns: max-content 1fr; gap: 4px 14px; margin: 0; }
    .facts dt { color: var(--faint); }
    .facts dd { margin: 0; font: 13px/1.5 var(--mono); overflow-wrap: anywhere; }
    del, ins { text-decoration: none; border-radius: 3px; padding: 0 2px; }
    del { background: color-mix(in srgb, var(--bad) 11%, transparent); color: var(--bad); }
    ins { background: color-mix(in srgb, var(--good) 12%, transparent); color: var(--good); }
    .sides { width: 100%; table-layout: fixed; border-spacing: 0; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
    .sides th { padding: 5px 10px; font-size: 12px; font-weight: 600; text-align: left; color: var(--soft); background: var(--quiet-fill); }
    .sides td { padding: 0 10px; font: 12.5px/1.5 var(--mono); vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
    .sides tr > :first-child { border-right: 1px solid var(--line); }
    .sides td.gone { background: var(--bad-fill); }
    .sides td.came { background: var(--good-fill); }
    .sides td.none { background: repeating-linear-gradient(135deg, transparent 0 5px, var(--quiet-fill) 5px 10px); }
    .lines .gone { color: var(--bad); }
    .lines .came { color: var(--good); }
    details > summary { cursor: pointer; color: var(--soft); }
    details > pre { margin-top: 8px; }
    @media (max-width: 560px) { .facts { grid-template-columns: 1fr; } }
    """#
}
