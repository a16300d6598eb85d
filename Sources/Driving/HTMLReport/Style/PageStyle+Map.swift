extension PageStyle {
  /// The map of the run.
  static let map = #"""
    .map-head { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; margin-bottom: 8px; }
    .map-head .push:first-of-type { margin-left: auto; }
    .map-box { overflow: auto; max-height: 440px; border: 1px solid var(--line); border-radius: 10px; background: var(--page); }
    .map { display: block; margin: auto; }
    .map text { fill: var(--soft); font: 12px var(--sans); }
    .map .place rect { fill: var(--raised); stroke: var(--edge); stroke-width: 1.2; }
    .map .place.ahead rect { stroke: var(--tint); stroke-width: 1.6; stroke-dasharray: 4 3; }
    .map .place.seen rect { stroke: var(--tint); stroke-width: 2; }
    .map .place.seen text, .map .place.ahead text { fill: var(--text); }
    .map .place.here rect { fill: var(--tint); stroke: var(--touch); stroke-width: 3; }
    .map .place.here text { fill: var(--on-tint); font-weight: 650; }
    .map .way { fill: none; stroke: var(--edge); stroke-width: 1.2; }
    .map .way.near { stroke: var(--soft); stroke-width: 1.6; }
    .map .way.ahead { stroke: var(--tint); stroke-width: 1.8; stroke-dasharray: 4 3; }
    .map .way.seen { stroke: var(--tint); stroke-width: 2; }
    .map .way.here { stroke: var(--touch); stroke-width: 3; }
    .map .arrow { fill: var(--edge); }
    .map .arrow.near { fill: var(--soft); }
    .map .arrow.ahead, .map .arrow.seen { fill: var(--tint); }
    .map .arrow.here { fill: var(--touch); }
    .signs { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 8px 0; color: var(--soft); font-size: 12px; }
    .sign::before { content: ""; display: inline-block; width: 20px; margin-right: 6px; vertical-align: middle; border-top: 2px solid var(--edge); }
    .sign.here::before { border-top: 4px solid var(--touch); }
    .sign.seen::before { border-color: var(--tint); }
    .sign.ahead::before { border-top: 2px dashed var(--tint); }
    .panel h5 { margin: 10px 0 2px; font-size: 11.5px; color: var(--faint); font-weight: 600; }
    dialog.enlarged {
      width: 100vw; height: 100vh; max-width: 100vw; max-height: 100vh; margin: 0; padding: 12px 16px; border: 0;
      background: var(--card); color: var(--text);
    }
    dialog.enlarged[open] { display: flex; flex-direction: column; }
    dialog.enlarged .map-box { flex: 1; max-height: none; display: grid; }
    """#
}
