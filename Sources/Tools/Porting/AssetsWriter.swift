/// Writes the names of assets as Xcode does: `UIImage(resource: .logo)`, `UIColor.accent`.
struct AssetsWriter {
  let names: AssetNames
  /// Whether colors and images are members of `UIColor` and `UIImage` too.
  let extendsUIKit: Bool
  /// The static members of the app's own extensions, as `UIColor.accent`, which take precedence.
  let declared: [String]

  /// The source; nil if there are no assets.
  var text: String? {
    guard !names.colors.isEmpty || !names.images.isEmpty else { return nil }
    let kinds = [
      ("ColorResource", "UIColor", names.colors), ("ImageResource", "UIImage", names.images),
    ]
    let extensions = kinds.flatMap { resource, type, space in
      [
        extend(resource, space) { "static let \($0) = HeadlessUIKit.\(resource)(\($1))" },
        extendsUIKit ? extend(type, space, shorthand(type, resource)) : "",
      ]
    }
    return Self.head + extensions.joined()
  }

  private static let head = """
    // The names of the app's colors and images, as Xcode generates them. Written by `rehearse port`.
    import Foundation
    import HeadlessUIKit

    """

  /// A member's text, of its name, the arguments of its resource and the namespaces around it.
  private typealias Member = (_ name: String, _ arguments: String, _ spaces: [String]) -> String

  private func shorthand(_ type: String, _ resource: String) -> Member {
    { name, _, spaces in
      let path = ([resource] + spaces + [name]).joined(separator: ".")
      return "static var \(name): HeadlessUIKit.\(type) { .init(resource: HeadlessUIKit.\(path)) }"
    }
  }

  private func extend(
    _ type: String, _ space: AssetNames.Space, _ member: @escaping (String, String) -> String
  ) -> String {
    extend(type, space) { name, arguments, _ in member(name, arguments) }
  }

  private func extend(_ type: String, _ space: AssetNames.Space, _ member: Member) -> String {
    let taken = Set(
      declared.filter { $0.hasPrefix("\(type).") }.map { $0.dropFirst(type.count + 1) })
    var own = space
    own.assets = space.assets.filter { name, _ in
      !taken.contains(name[...]) && Self.members[type]?.contains(name) != true
    }
    own.spaces = space.spaces.filter { name, _ in !taken.contains(name[...]) }
    guard !own.isEmpty else { return "" }
    return """

      nonisolated extension HeadlessUIKit.\(type) {
      \(body(own, [], member))}

      """
  }

  private func body(_ space: AssetNames.Space, _ spaces: [String], _ member: Member) -> String {
    let indent = String(repeating: "  ", count: spaces.count + 1)
    let assets = space.assets.sorted { $0.key < $1.key }.map { name, path in
      "\(indent)nonisolated \(member(name, "name: \(Self.literal(path)), bundle: .main", spaces))\n"
    }
    let inner = space.spaces.sorted { $0.key < $1.key }.map { name, space in
      "\(indent)enum \(name) {\n\(body(space, spaces + [name], member))\(indent)}\n"
    }
    return (assets + inner).joined()
  }

  private static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// UIKit's own members, which an asset of the same name does not replace.
  private static let members: [String: Set<String>] = [
    "UIImage": ["actions", "add", "checkmark", "remove", "strokedCheckmark"],
    "UIColor": [
      "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
      "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
      "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
      "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
      "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground",
      "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
      "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
      "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
      "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
      "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
      "tintColor",
      "white", "yellow",
    ],
  ]
}
