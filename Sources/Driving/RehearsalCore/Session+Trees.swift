package import Coordination
package import HeadlessDevice
import HeadlessUIKit

extension Session {
  /// The types of the key window's controllers, one line each, indented by depth.
  package var controllerTree: [String] {
    makeCurrent()
    guard let root = application?.keyWindow?.rootViewController else { return [] }
    return Self.lines(of: root, depth: 0)
  }

  /// The coordinators in the tree with their depth, parents first.
  package var coordinatorTree: [(depth: Int, name: String)] {
    makeCurrent()
    return application == nil ? [] : Lifetimes.tree
  }

  /// The coordinators in the tree with their kits, screens and containers, parents first.
  package var coordinators: [CoordinatorDescription] {
    makeCurrent()
    return application == nil ? [] : Lifetimes.descriptions
  }

  /// The containers that the app's delegate and coordinators refer to, parents first.
  package var containers: [any ContainerDescribing] {
    makeCurrent()
    return application == nil ? [] : ContainerSearch.containers
  }

  private static func lines(of controller: UIViewController, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var lines = [indent + "\(type(of: controller))"]
    for child in controller.children { lines += Self.lines(of: child, depth: depth + 1) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      lines.append(indent + "presents")
      lines += Self.lines(of: presented, depth: depth + 1)
    }
    return lines
  }
}
