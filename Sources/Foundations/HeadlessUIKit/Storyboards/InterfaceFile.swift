import Foundation

/// A storyboard or a nib of the app.
final class InterfaceFile {
  /// The name without its ending.
  let name: String
  /// The root element of the file.
  let root: InterfaceElement

  private(set) var scenes: [String: InterfaceElement] = [:]
  private var controllers: [String: InterfaceElement] = [:]
  private var identifiers: [String: String] = [:]
  private let texts: InterfaceTexts

  private static var files: [String: InterfaceFile] = [:]

  /// Returns a storyboard of the app; nil if there is none with the name.
  static func storyboard(_ name: String) -> InterfaceFile? { file(name, "storyboard") }

  /// Returns a nib of the app; nil if there is none with the name.
  static func nib(_ name: String) -> InterfaceFile? { file(name, "xib") }

  private static func file(_ name: String, _ kind: String) -> InterfaceFile? {
    guard AppResources.folder != nil else { return nil }
    let key = "\(name).\(kind)"
    if let known = files[key] { return known }
    guard let data = AppResources.data("\(key).json"),
      let root = try? JSONDecoder().decode(InterfaceElement.self, from: data)
    else { return nil }
    let file = InterfaceFile(name, root)
    files[key] = file
    return file
  }

  private init(_ name: String, _ root: InterfaceElement) {
    self.name = name
    self.root = root
    texts = InterfaceTexts(name)
    for scene in root.child("scenes")?.children ?? [] { add(scene) }
  }

  private func add(_ scene: InterfaceElement) {
    for object in scene.child("objects")?.children ?? [] {
      guard let id = object.id, object["sceneMemberID"] == "viewController" else { continue }
      scenes[id] = scene
      controllers[id] = object
      if let identifier = object["storyboardIdentifier"] { identifiers[identifier] = id }
    }
  }

  /// The element of the initial view controller.
  var initialController: InterfaceElement? {
    root["initialViewController"].flatMap { controllers[$0] }
  }

  /// The identifiers of the controllers, in alphabetical order.
  var storyboardIdentifiers: [String] { identifiers.keys.sorted() }

  /// Returns the element of a controller by its storyboard identifier.
  func controller(identifier: String) -> InterfaceElement? {
    identifiers[identifier].flatMap { controllers[$0] }
  }

  /// Returns the element of a controller by its identifier within the file.
  func controller(id: String) -> InterfaceElement? { controllers[id] }

  /// Returns a text in the device's language, else the text of the file.
  func text(_ key: String, of element: InterfaceElement, _ text: String?) -> String? {
    guard let text else { return nil }
    return element.id.flatMap { texts["\($0).\(key)"] } ?? text
  }
}
