/// The style sheet of the page.
enum PageStyle {
  /// All rules, in the order in which they override each other.
  static let sheet = [colors, layout, list, scene, timeline, phone, inspector, map, live]
    .joined(separator: "\n")
}
