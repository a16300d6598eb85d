import Foundation

/// The fonts that Interface Builder describes.
enum InterfaceFont {
  /// Returns the font of a text's element; nil where it describes none.
  static func font(of element: InterfaceElement) -> UIFont? {
    guard let description = element.child(key: "fontDescription") else { return nil }
    if let style = description["style"] { return .preferredFont(forTextStyle: textStyle(style)) }
    guard let size = description.number("pointSize") else { return nil }
    if let name = description["name"] { return UIFont(name: name, size: size) }
    switch description["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight(description["weight"]))
    }
  }

  /// Returns the text style of UIKit's own name of it: `UICTFontTextStyleSubhead`.
  private static func textStyle(_ name: String) -> UIFont.TextStyle {
    let word = name.replacing("UICTFontTextStyle", with: "")
    if word == "Subhead" { return .subheadline }
    return UIFont.TextStyle(rawValue: word.prefix(1).lowercased() + word.dropFirst())
  }

  private static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }
}
