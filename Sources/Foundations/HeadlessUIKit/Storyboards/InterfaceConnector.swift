import Foundation
internal import HeadlessDevice

/// Connects the objects of a scene: outlets, actions and segues.
final class InterfaceConnector {
  private struct Collection {
    let owner: AnyObject
    let key: String
    var objects: [AnyObject]
  }

  private let builder: InterfaceBuilder
  private var collections: [Collection] = []

  init(_ builder: InterfaceBuilder) { self.builder = builder }

  /// Makes the connections that start at an object.
  ///
  /// The controller of a scene got its runtime attributes when it was created, before its view.
  func connect(_ element: InterfaceElement, _ source: AnyObject) {
    if element !== builder.scene.controllerElement {
      Self.setRuntimeAttributes(of: element, on: source)
    }
    for connection in element.connections {
      let destination = builder.object(connection["destination"])
      switch connection.name {
      case "outlet": setOutlet(connection, destination, of: source)
      case "outletCollection": collect(connection, destination, of: source)
      case "action": addAction(connection, from: source)
      case "segue": attach(connection, to: source)
      default: break
      }
    }
  }

  /// Assigns the outlet collections, which are complete now.
  func finish() {
    for collection in collections { assignCollection(collection) }
    collections = []
  }

  // MARK: Outlets

  private func setOutlet(
    _ connection: InterfaceElement, _ destination: AnyObject?, of source: AnyObject
  ) {
    guard let key = connection["property"], let destination else { return }
    if Self.assign(destination, to: key, of: source) { return }
    if InterfaceOutlets.set(key, of: source, to: destination) { return }
    Self.reportMissing(key, of: source)
  }

  /// Assigns an outlet of the app; returns false if the object has none of the name.
  ///
  /// The outlet `cityLabel` is also that of the name `CityLabel`: both have the setter `setCityLabel:`.
  static func assign(_ value: Any?, to key: String, of object: AnyObject) -> Bool {
    guard let target = object as? any SelectorTarget else { return false }
    if target.rehearsalSet(value, forKey: key) { return true }
    let lowered = key.prefix(1).lowercased() + key.dropFirst()
    return lowered != key && target.rehearsalSet(value, forKey: lowered)
  }

  private static func reportMissing(_ key: String, of source: AnyObject) {
    Device.current.findings.report(
      .storyboard,
      """
      [<\(type(of: source))> setValue:forUndefinedKey:]: this class is not key value coding-compliant \
      for the key \(key); UIKit raises an exception. Declare `@IBOutlet var \(key)` there, or remove \
      the connection.
      """)
  }

  private func collect(
    _ connection: InterfaceElement, _ destination: AnyObject?, of source: AnyObject
  ) {
    guard let key = connection["property"], let destination else { return }
    if key == "gestureRecognizers", let view = source as? UIView,
      let recognizer = destination as? UIGestureRecognizer
    {
      return view.addGestureRecognizer(recognizer)
    }
    if let index = collections.firstIndex(where: { $0.owner === source && $0.key == key }) {
      collections[index].objects.append(destination)
    } else {
      collections.append(Collection(owner: source, key: key, objects: [destination]))
    }
  }

  private func assignCollection(_ collection: Collection) {
    if !Self.assign(collection.objects, to: collection.key, of: collection.owner) {
      Self.reportMissing(collection.key, of: collection.owner)
    }
  }

  /// Sets the values that Interface Builder keeps for inspectable properties.
  static func setRuntimeAttributes(of element: InterfaceElement, on object: AnyObject) {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let key = attribute["keyPath"], let value = InterfaceOutlets.value(of: attribute)
      else { continue }
      if assign(value, to: key, of: object) { continue }
      if SelectorExtensions.set(value, forKey: key, of: object) { continue }
      if let object = object as? NSObject { _ = KeyedProperties.set(value, of: object, key) }
    }
  }

  // MARK: Actions and segues

  private func addAction(_ connection: InterfaceElement, from source: AnyObject) {
    guard let name = connection["selector"] else { return }
    let selector = Selector(name)
    let target = builder.object(connection["destination"])
    switch source {
    case let control as UIControl:
      let event = InterfaceOutlets.event(connection["eventType"])
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: break
    }
  }

  private func attach(_ connection: InterfaceElement, to source: AnyObject) {
    let scene = builder.scene
    if connection["kind"] == "embed" { return scene.embed(connection, in: source) }
    switch source {
    case let control as UIControl:
      let action = UIAction { [weak scene, weak control] _ in
        if let control { scene?.trigger(connection, sender: control) }
      }
      control.addAction(action, for: InterfaceOutlets.primaryEvent(of: control))
    case let item as UIBarButtonItem:
      item.setSegue { [weak scene, weak item] in scene?.trigger(connection, sender: item) }
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(scene) { [weak recognizer] in $0.trigger(connection, sender: recognizer)
      }
    case let cell as UITableViewCell where connection["trigger"] != "accessoryAction":
      cell.segue = { [weak scene, weak cell] in scene?.trigger(connection, sender: cell) }
    case let cell as UICollectionViewCell:
      cell.segue = { [weak scene, weak cell] in scene?.trigger(connection, sender: cell) }
    default: break
    }
  }
}
