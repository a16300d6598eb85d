import Foundation
internal import HeadlessDevice

extension InterfaceScene {
  /// Returns the segue of the scene with an identifier.
  func segue(identifier: String) -> InterfaceElement? {
    var found: InterfaceElement?
    objectsElement?.visit {
      if $0.name == "segue", $0["identifier"] == identifier { found = $0 }
    }
    return found
  }

  /// The identifiers of the scene's segues, for messages.
  var segueIdentifiers: String {
    var names: [String] = []
    objectsElement?.visit {
      if $0.name == "segue", let name = $0["identifier"] { names.append(name) }
    }
    return names.isEmpty ? "no segues with identifiers" : names.joined(separator: ", ")
  }

  /// Performs a segue that a person triggered, unless the controller refuses it.
  func trigger(_ segue: InterfaceElement, sender: Any?) {
    guard let source = controller else { return }
    if let identifier = segue["identifier"] {
      guard source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    } else if !source.shouldPerformSegue(withIdentifier: "", sender: sender) {
      return
    }
    perform(segue, sender: sender)
  }

  /// Performs a segue.
  func perform(_ element: InterfaceElement, sender: Any?) {
    guard let source = controller else { return }
    if element["kind"] == "unwind" { return unwind(element, from: source, sender: sender) }
    guard let id = element["destination"], let target = file.controller(id: id),
      let destination = storyboard?.instantiate(target)
    else { return }
    if let style = InterfaceBuilder.style(element["modalPresentationStyle"]) {
      destination.modalPresentationStyle = style
    }
    let segue = makeSegue(element, from: source, to: destination)
    let animates = element["animates"] != "NO"
    segue.performHandler = { [unowned segue] in
      Self.show(segue, element["kind"], animated: animates, sender: sender)
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
    segue.performHandler = nil
  }

  private func makeSegue(
    _ element: InterfaceElement, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let name = element["customClass"]
    let type = name.flatMap { AppResources.type(named: $0) as? UIStoryboardSegue.Type }
    return (type ?? UIStoryboardSegue.self).init(
      inStoryboard: element["identifier"], source: source, destination: destination)
  }

  private static func show(
    _ segue: UIStoryboardSegue, _ kind: String?, animated: Bool, sender: Any?
  ) {
    let (source, destination) = (segue.source, segue.destination)
    switch kind {
    case "show", "push":
      if !animated, let stack = source.navigationController {
        stack.pushViewController(destination, animated: false)
      } else {
        source.show(destination, sender: sender)
      }
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "popoverPresentation":
      destination.modalPresentationStyle = .popover
      destination.popoverPresentationController?.sourceView = sender as? UIView ?? source.view
      destination.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
      source.present(destination, animated: animated)
    default: source.present(destination, animated: animated)
    }
  }

  /// Embeds a controller in a container view.
  func embed(_ element: InterfaceElement, in container: AnyObject) {
    guard let parent = controller, let view = container as? UIView,
      let id = element["destination"], let target = file.controller(id: id),
      let child = storyboard?.instantiate(target)
    else { return }
    let segue = makeSegue(element, from: parent, to: child)
    guard
      parent.shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: view)
    else { return }
    parent.prepare(for: segue, sender: view)
    parent.addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  // MARK: Unwinding

  private func unwind(_ element: InterfaceElement, from source: UIViewController, sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    let action = Selector(name)
    let target = source.unwindTargets.first {
      $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
    guard let target else { return }
    let segue = makeSegue(element, from: source, to: target)
    source.prepare(for: segue, sender: sender)
    SelectorCall.send(action, to: target, from: segue)
    target.tellContainers(of: segue)
    if element["customClass"] == nil {
      target.returnHere(animated: element["animates"] != "NO")
    } else {
      segue.perform()
    }
  }
}
