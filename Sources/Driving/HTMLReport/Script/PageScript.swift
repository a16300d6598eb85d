/// The script of the page, in plain JavaScript.
enum PageScript {
  /// Returns the parts that a page needs, as one function.
  static func text(for kind: Page.Kind) -> String {
    let shared = [
      elements, formats, records, differences, phone, controls, setters, timeline, props, panels,
      map, mapDrawing,
    ]
    let own = kind == .report ? [scene, list, report] : [live, liveActs]
    return "'use strict';\n(() => {\n" + (shared + own).joined(separator: "\n") + "\n})();"
  }
}
