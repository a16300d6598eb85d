extension PageStyle {
  /// The colors, in light and dark, and the fonts.
  static let colors = #"""
    :root {
      color-scheme: light dark;
      --page: #f4f5f8; --card: #ffffff; --raised: #ffffff; --line: #dfe2e9; --edge: #b4bac6; --hover: #eef1f6;
      --text: #1b1d22; --soft: #565d6a; --faint: #5d6471;
      --tint: #0a5fd0; --tint-fill: #e6effc; --on-tint: #ffffff;
      --good: #0e6641; --good-fill: #e2f5ec; --bad: #c01526; --bad-fill: #fdecee;
      --warn: #8a5600; --warn-fill: #fff3da; --quiet-fill: #eceef3;
      --touch: #e0218a; --new: #fff4cf;
      --screen: #ffffff; --group: #f2f2f7; --bar: #f9f9fb; --bezel: #16181d; --field: #eef0f4;
      --switch: #34c759; --shadow: 0 1px 2px #1018280f, 0 6px 24px #10182814;
      --sans: -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Liberation Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #0e1014; --card: #171a20; --raised: #1e222a; --line: #2c313b; --edge: #5a6270; --hover: #222731;
        --text: #eceef2; --soft: #b0b7c3; --faint: #a0a8b5;
        --tint: #74b3ff; --tint-fill: #1b2f4a; --on-tint: #0b1420;
        --good: #56d3a0; --good-fill: #12352a; --bad: #ff7f88; --bad-fill: #411d24;
        --warn: #f1c46c; --warn-fill: #3a2e14; --quiet-fill: #242933;
        --touch: #ff63b4; --new: #3f3716;
        --screen: #1c1c1e; --group: #000000; --bar: #242427; --bezel: #050608; --field: #2c2c2f;
        --switch: #30d158; --shadow: 0 1px 2px #0008, 0 8px 28px #0006;
      }
    }
    """#
}
