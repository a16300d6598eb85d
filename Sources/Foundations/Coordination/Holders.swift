import HeadlessUIKit

/// The properties that retain an object, found by reflection.
struct Holders {
  /// The holders as `property of Type`, in the order they were found.
  private(set) var named: [String] = []

  private let target: AnyObject
  private var seen: Set<ObjectIdentifier> = []

  /// The maximum number of properties between a start object and a holder.
  private static let maximumDepth = 4

  /// The maximum number of objects to inspect.
  private static let maximumObjectCount = 5_000

  /// Searches for the holders of an object.
  ///
  /// - Parameters:
  ///   - target: the retained object.
  ///   - around: the objects to start from; the target is added, to find retain cycles.
  init(of target: AnyObject, around: [AnyObject]) {
    self.target = target
    search(from: around.filter { $0 !== target }, note: "")
    search(from: [target] + Self.ownViews(in: target), note: ", which it holds itself")
  }

  /// Searches for the holders of an object among the app's global variables and what they hold.
  init(ofGlobal target: AnyObject) {
    self.target = target
    for reference in GlobalVariables.references {
      if reference.object === target {
        named.append("the global \(reference.property)")
      } else if Self.mayHold(reference.object) {
        search(from: [reference.object], note: ", which the global \(reference.property) holds")
      }
    }
  }

  private mutating func search(from start: [AnyObject], note: String) {
    var level = start
    for _ in 0...Self.maximumDepth where !level.isEmpty && seen.count < Self.maximumObjectCount {
      level = level.flatMap { inspect($0, note: note) }
    }
  }

  /// Adds the properties of an object that hold the target; returns the objects to inspect next.
  private mutating func inspect(_ holder: AnyObject, note: String) -> [AnyObject] {
    guard seen.insert(ObjectIdentifier(holder)).inserted else { return [] }
    let references = Reference.strong(of: holder)
    for reference in references where reference.object === target && isListed(reference, holder) {
      let name = "\(reference.property) of \(type(of: holder))\(note)"
      if !named.contains(name) { named.append(name) }
    }
    return references.map(\.object).filter { $0 !== target && Self.mayHold($0) }
  }

  /// Returns whether to list a reference: of UIKit's own properties, only those that UIKit
  /// documents.
  private func isListed(_ reference: Reference, _ holder: AnyObject) -> Bool {
    let isUIKit = UIKitTypes.contains(type(of: holder))
    return !isUIKit || ["children", "presented", "rootViewController"].contains(reference.property)
  }

  /// Returns false for UIKit's own views: there are many, and they do not retain their controllers.
  private static func mayHold(_ object: AnyObject) -> Bool {
    !(object is UIView) || !UIKitTypes.contains(type(of: object))
  }

  /// Returns the views of the app's own classes that a controller shows, such as cells with a delegate.
  private static func ownViews(in target: AnyObject) -> [AnyObject] {
    guard let view = (target as? UIViewController)?.viewIfLoaded else { return [] }
    var views = [view]
    var next = 0
    while next < views.count, next < maximumObjectCount {
      views += views[next].loadedParts
      next += 1
    }
    return views.filter(mayHold)
  }
}
