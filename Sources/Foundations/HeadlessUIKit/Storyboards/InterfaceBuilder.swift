import Foundation
internal import HeadlessDevice

/// Creates the objects of a scene or of a cell, and connects them.
final class InterfaceBuilder {
  let scene: InterfaceScene
  private let reuseIdentifier: String?
  private var made: [String: AnyObject] = [:]
  private var order: [AnyObject] = []
  private var elements: [InterfaceElement] = []

  init(_ scene: InterfaceScene, reuseIdentifier: String? = nil) {
    self.scene = scene
    self.reuseIdentifier = reuseIdentifier
  }

  /// Returns a text in the device's language.
  func text(_ key: String, of element: InterfaceElement, _ text: String?) -> String? {
    scene.file.text(key, of: element, text)
  }

  /// Returns an object of this builder or of the scene.
  func object(_ id: String?) -> AnyObject? { id.flatMap { made[$0] } ?? scene.object(id) }

  /// Remembers an object under an element's identifier.
  func keep(_ object: AnyObject, _ element: InterfaceElement) {
    order.append(object)
    elements.append(element)
    guard let id = element.id else { return }
    made[id] = object
    scene.remember(object, as: id)
  }

  /// Creates the object of an element and all in it; nil for elements without an object.
  func build(_ element: InterfaceElement) -> AnyObject? {
    let coder = InterfaceCoder(element, reuseIdentifier: reuseIdentifier)
    coder.onDecoding { [self] in setValues(of: $0, element) }
    if let view = InterfaceTypes.makeView(element, coder) {
      // A subclass may be created without the coder.
      coder.decode(view)
      keep(view, element)
      addSubviews(to: view, element)
      return view
    }
    guard let object = InterfaceTypes.makeOther(element) else { return nil }
    keep(object, element)
    if let item = object as? UIBarButtonItem { configure(item: item, element) }
    if let item = object as? UITabBarItem { configure(item: item, element) }
    return object
  }

  /// Connects the objects that were created, and those of other elements; then awakes them.
  func connect(_ others: [InterfaceElement] = []) {
    addConstraints(of: elements)
    let known = Set(elements.map(ObjectIdentifier.init))
    let further = others.filter { !known.contains(ObjectIdentifier($0)) }
    let connector = InterfaceConnector(self)
    for element in further + elements {
      guard let source = object(element.id) ?? placeholder(element) else { continue }
      connector.connect(element, source)
    }
    connector.finish()
    for object in order {
      (object as? UIView)?.awakeFromNib()
      (object as? UIBarItem)?.awakeFromNib()
      (object as? any NibObject)?.awakeFromNib()
    }
  }

  /// Connects the items of bars, which exist before the view, and awakes them.
  func connectItems() {
    let connector = InterfaceConnector(self)
    for (element, object) in zip(elements, order) where object is UIBarButtonItem {
      connector.connect(element, object)
    }
    for object in order { (object as? UIBarItem)?.awakeFromNib() }
  }

  private func placeholder(_ element: InterfaceElement) -> AnyObject? {
    element.name == "placeholder" && element["placeholderIdentifier"] == "IBFilesOwner"
      ? scene.owner : nil
  }

  /// Creates a cell of a prototype; its connections may reach the scene's other objects.
  static func makeCell<Cell: UIView>(_ element: InterfaceElement, in scene: InterfaceScene) -> Cell?
  {
    let builder = InterfaceBuilder(scene)
    let cell = builder.build(element) as? Cell
    builder.connect()
    return cell
  }
}
