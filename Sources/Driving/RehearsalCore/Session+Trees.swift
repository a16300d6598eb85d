import Coordination
import HeadlessDevice
import HeadlessUIKit

extension Session {
  /// The controllers of the key window, a line each, indented by how deep they sit.
  package var controllerTree: [String] {
    Device.current = device
    guard let root = application?.keyWindow?.rootViewController else { return [] }
    return Self.lines(of: root, depth: 0)
  }

  /// The coordinators in the tree with how deep they sit, parents first.
  package var coordinatorTree: [(depth: Int, name: String)] {
    Device.current = device
    return application == nil ? [] : Lifetimes.tree
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

/// A step from one screen to another.
public struct Move: Hashable, Sendable {
  /// The screen before.
  public let from: String

  /// The screen after.
  public let to: String
}
