import Foundation

/// An element of a storyboard or a nib, as `rehearse port` has converted it from XML.
nonisolated final class InterfaceElement: Decodable, Sendable {
  /// The name of the element, such as `viewController` or `button`.
  let name: String
  /// The attributes.
  let attributes: [String: String]
  /// The elements in it.
  let children: [InterfaceElement]
  /// The text in it.
  let text: String

  private enum CodingKeys: String, CodingKey {
    case name = "n"
    case attributes = "a"
    case children = "c"
    case text = "t"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    attributes = try values.decodeIfPresent([String: String].self, forKey: .attributes) ?? [:]
    children = try values.decodeIfPresent([InterfaceElement].self, forKey: .children) ?? []
    text = try values.decodeIfPresent(String.self, forKey: .text) ?? ""
  }

  /// The value of an attribute; nil if it is not there.
  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The identifier of the object within its file.
  var id: String? { attributes["id"] }

  /// Returns the first element in it with a name.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// Returns the first element in it with a key.
  func child(key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }

  /// Returns whether an attribute is YES; a default where it is missing.
  func flag(_ attribute: String, default value: Bool = false) -> Bool {
    attributes[attribute].map { $0 == "YES" } ?? value
  }

  /// Returns an attribute as a number.
  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

  /// The text of a property: an attribute, or a `string` element with a key.
  func string(_ key: String) -> String? {
    attributes[key] ?? child(key: key).flatMap { $0.name == "string" ? $0.text : nil }
  }

  /// Whether the element stands for a controller of another storyboard.
  var isStoryboardReference: Bool { name == "viewControllerPlaceholder" }

  /// The connections of the object.
  var connections: [InterfaceElement] { child("connections")?.children ?? [] }

  /// Calls a function for this element and all in it, from the outside to the inside.
  func visit(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
