extension PageStyle {
  /// The list of scenes with its filters.
  static let list = #"""
    .search {
      flex: 1 1 160px; max-width: 380px; padding: 6px 12px; border-radius: 9px;
      border: 1px solid var(--line); background: var(--page);
    }
    .filters { display: flex; flex-wrap: wrap; gap: 6px; }
    .filter {
      border: 1px solid transparent; border-radius: 999px; padding: 2px 11px; background: var(--quiet-fill);
      color: var(--soft);
    }
    .filter[aria-pressed=true] { border-color: currentColor; font-weight: 600; }
    .filter.passed { background: var(--good-fill); color: var(--good); }
    .filter.failed { background: var(--bad-fill); color: var(--bad); }
    .filter.flaky { background: var(--warn-fill); color: var(--warn); }
    .file {
      position: sticky; top: 0; z-index: 1; display: flex; justify-content: space-between; gap: 8px;
      padding: 7px 14px; background: var(--card); border-bottom: 1px solid var(--line);
      font: 12px/1.5 var(--mono); color: var(--soft); overflow-wrap: anywhere;
    }
    .scenes { list-style: none; margin: 0; padding: 4px 6px 8px; }
    .scenes > li { content-visibility: auto; contain-intrinsic-size: auto 56px; }
    .scene-link {
      display: grid; grid-template-columns: 18px 1fr auto; gap: 2px 8px; width: 100%; text-align: left;
      padding: 6px 8px; border: 0; border-radius: 8px; background: none;
    }
    .scene-link:hover { background: var(--hover); }
    .scene-link[aria-current=true] { background: var(--tint-fill); }
    .scene-link .time { color: var(--faint); font-size: 12px; font-variant-numeric: tabular-nums; }
    .scene-link .why {
      grid-column: 2 / 4; color: var(--bad); font-size: 12.5px; overflow: hidden;
      display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical;
    }
    .scene-link .tags { grid-column: 2 / 4; display: flex; flex-wrap: wrap; gap: 4px; }
    .mark { font-weight: 700; text-align: center; color: var(--faint); }
    .mark.passed { color: var(--good); }
    .mark.failed { color: var(--bad); }
    .mark.flaky { color: var(--warn); }
    """#
}
