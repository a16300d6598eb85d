extension PageStyle {
  /// The panels beside the phone.
  static let inspector = #"""
    .inspector { min-width: 0; }
    .tabs-row { display: flex; flex-wrap: wrap; gap: 2px; padding: 6px 8px 0; border-bottom: 1px solid var(--line); }
    .tab-button { border: 0; background: none; padding: 6px 10px 8px; color: var(--soft); border-bottom: 2px solid transparent; }
    .tab-button[aria-selected=true] { color: var(--text); border-color: var(--tint); font-weight: 600; }
    .tab-button .dot { display: inline-block; margin-left: 5px; min-width: 17px; padding: 0 5px; border-radius: 9px; background: var(--quiet-fill); color: var(--soft); font-size: 11px; line-height: 17px; text-align: center; }
    .tab-button .dot.new-here { background: var(--tint-fill); color: var(--tint); }
    .tab-button .dot.bad { background: var(--bad-fill); color: var(--bad); }
    .panel { padding: 12px 14px; max-height: 640px; overflow: auto; }
    .tree { font: 12.5px/1.6 var(--mono); margin: 0; padding: 0; list-style: none; }
    .tree .tree { padding-left: 16px; border-left: 1px solid var(--line); }
    .tree .key { color: var(--soft); }
    .tree .text-value { color: var(--good); overflow-wrap: anywhere; }
    .tree .number-value { color: var(--tint); }
    .tree .changed { background: var(--new); border-radius: 4px; }
    .coordinators { list-style: none; margin: 0; padding: 0; font: 13px/1.9 var(--mono); }
    .coordinators .came { color: var(--good); }
    .coordinators .gone { color: var(--faint); text-decoration: line-through; }
    .log { list-style: none; margin: 0; padding: 0; display: grid; gap: 2px; }
    .log > li { padding: 4px 8px; border-radius: 7px; overflow-wrap: anywhere; }
    .log > li.fresh { background: var(--new); }
    .log .when { color: var(--faint); font-variant-numeric: tabular-nums; margin-right: 8px; font-size: 12px; }
    .log code { font-size: 12.5px; }
    .log pre { background: var(--page); border-radius: 8px; padding: 8px 10px; margin: 6px 0 2px; max-height: 320px; overflow: auto; }
    .log h5 { margin: 8px 0 0; font-size: 11.5px; color: var(--faint); font-weight: 600; }
    .soft { color: var(--soft); }
    """#
}
