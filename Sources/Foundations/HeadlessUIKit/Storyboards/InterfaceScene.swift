import Foundation
internal import HeadlessDevice

/// One scene of a storyboard, or one nib, with the objects that were created from it.
///
/// The scene is owned by its controller and holds the controller and the views weakly.
final class InterfaceScene {
  private struct Reference {
    weak var object: AnyObject?
  }

  let file: InterfaceFile
  /// The storyboard that created the scene; nil in a nib.
  let storyboard: UIStoryboard?
  /// The element that holds the scene's objects.
  let objectsElement: InterfaceElement?
  /// The element of the controller; nil in a nib.
  let controllerElement: InterfaceElement?

  private(set) weak var owner: AnyObject?
  private var references: [String: Reference] = [:]

  /// The objects at the top level, such as gesture recognisers, which nothing else may hold.
  var topLevel: [AnyObject] = []

  /// The rows of a table with static content.
  var staticSections: [InterfaceSection] = []

  init(
    _ file: InterfaceFile, objects: InterfaceElement?, owner: AnyObject?,
    controllerElement: InterfaceElement? = nil, storyboard: UIStoryboard? = nil
  ) {
    self.file = file
    self.storyboard = storyboard
    objectsElement = objects
    self.owner = owner
    self.controllerElement = controllerElement
    if let id = controllerElement?.id, let owner { remember(owner, as: id) }
    if controllerElement == nil, let owner { remember(owner, as: "-1") }
  }

  /// The controller of the scene, or the owner of the nib if it is a controller.
  var controller: UIViewController? { owner as? UIViewController }

  /// Remembers an object by its identifier in the file.
  func remember(_ object: AnyObject, as id: String?) {
    if let id { references[id] = Reference(object: object) }
  }

  /// Returns the object with an identifier in the file; nil if it is not there or gone.
  func object(_ id: String?) -> AnyObject? { id.flatMap { references[$0]?.object } }

  /// Returns the element of the scene with an identifier.
  func element(_ id: String) -> InterfaceElement? {
    var found: InterfaceElement?
    objectsElement?.visit { if $0.id == id { found = $0 } }
    return found
  }

  // MARK: Controllers

  /// Creates a controller of a storyboard with its bars and the controllers that it contains.
  static func makeController(
    _ element: InterfaceElement, in file: InterfaceFile, of storyboard: UIStoryboard?,
    _ creator: (NSCoder) -> UIViewController? = { _ in nil }
  ) -> UIViewController? {
    if element.isStoryboardReference {
      return makeReferenced(element, from: storyboard)
    }
    guard let id = element.id else { return nil }
    let coder = InterfaceCoder(element)
    guard let controller = creator(coder) ?? InterfaceTypes.makeController(element, coder) else {
      return nil
    }
    let scene = InterfaceScene(
      file, objects: file.scenes[id]?.child("objects"), owner: controller,
      controllerElement: element, storyboard: storyboard)
    controller.interface = scene
    scene.configureController(controller, element)
    if scene.viewElement == nil { scene.makeObjects() }
    controller.awakeFromNib()
    return controller
  }

  private static func makeReferenced(
    _ element: InterfaceElement, from storyboard: UIStoryboard?
  ) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let target = UIStoryboard(name: name, bundle: nil)
    target.referrer = storyboard.map { $0.referrer ?? $0 }
    guard let identifier = element["referencedIdentifier"] else {
      return target.instantiateInitialViewController()
    }
    return target.instantiateViewController(withIdentifier: identifier)
  }

  private func configureController(_ controller: UIViewController, _ element: InterfaceElement) {
    let builder = InterfaceBuilder(self)
    builder.configure(controller: controller, element)
    for connection in element.connections where connection.name == "segue" {
      if connection["kind"] == "relationship" { relate(connection, to: controller) }
    }
  }

  /// Adds the controllers that a container contains.
  private func relate(_ connection: InterfaceElement, to container: UIViewController) {
    guard let id = connection["destination"], let element = file.controller(id: id),
      let child = Self.makeController(element, in: file, of: storyboard)
    else { return }
    switch (container, connection["relationship"]) {
    case (let stack as UINavigationController, _):
      stack.setViewControllers([child], animated: false)
    case (let tabs as UITabBarController, _):
      tabs.viewControllers = (tabs.viewControllers ?? []) + [child]
    case (let split as UISplitViewController, _):
      split.viewControllers = split.viewControllers + [child]
    default: break
    }
  }

  // MARK: Views

  /// Loads the view of the controller; returns false if the scene describes none.
  func loadView(of controller: UIViewController) -> Bool {
    guard let element = viewElement else { return false }
    let builder = InterfaceBuilder(self)
    guard let view = builder.build(element) as? UIView else { return false }
    controller.setView(view)
    if let control = controllerElement?.child(key: "refreshControl") {
      (view as? UIScrollView)?.refreshControl = builder.build(control) as? UIRefreshControl
    }
    for object in objectsElement?.children ?? [] where object.id != controllerElement?.id {
      if let made = builder.build(object) { topLevel.append(made) }
    }
    builder.connect([controllerElement].compactMap { $0 } + otherObjects)
    return true
  }

  private var viewElement: InterfaceElement? {
    ["view", "tableView", "collectionView"].lazy.compactMap {
      self.controllerElement?.child(key: $0)
    }
    .first
  }

  /// Creates the objects of the app in the scene of a controller without a view, such as one of tabs.
  private func makeObjects() {
    let objects = otherObjects.filter { $0.name == "customObject" }
    guard !objects.isEmpty else { return }
    let builder = InterfaceBuilder(self)
    topLevel += objects.compactMap { builder.build($0) }
    builder.connect([controllerElement].compactMap { $0 } + objects)
  }

  private var otherObjects: [InterfaceElement] {
    (objectsElement?.children ?? []).filter { $0.id != controllerElement?.id }
  }

  /// Creates the objects of a nib; returns those at the top level.
  func loadNib(reuseIdentifier: String? = nil) -> [AnyObject] {
    let builder = InterfaceBuilder(self, reuseIdentifier: reuseIdentifier)
    let elements = objectsElement?.children ?? []
    let made = elements.compactMap { builder.build($0) }
    builder.connect(elements)
    for case let view as UIView in made { view.nib = self }
    return made
  }
}

/// A section of a table with static content.
struct InterfaceSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
}
