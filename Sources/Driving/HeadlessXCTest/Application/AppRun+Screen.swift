import HeadlessUIKit
import RehearsalCore

extension AppRun {
  /// Swipes over the middle of the screen: over its list, or else over the element that is there.
  func performOnScreen(_ gesture: ElementGesture) throws {
    let reached = (session?.elementTree ?? []).flatMap(\.reached)
    let leaves = reached.filter(\.children.isEmpty)
    let list = gesture.isScroll ? reached.first(where: \.isList) : nil
    guard let node = list ?? (leaves.isEmpty ? nil : leaves[leaves.count / 2]) else { return }
    try perform(gesture, onElement: node.number)
  }
}

extension ElementGesture {
  fileprivate var isScroll: Bool {
    switch self {
    case .scrollUp, .scrollDown: true
    default: false
    }
  }
}

extension ElementNode {
  /// The element and those in it that a touch in the middle of the screen may reach: no bars.
  fileprivate var reached: [ElementNode] {
    let bars: [HeadlessUIKit.ElementType] = [.navigationBar, .tabBar, .toolbar]
    guard !element.isCovered, !bars.contains(element.type) else { return [] }
    return [self] + children.flatMap(\.reached)
  }
}
