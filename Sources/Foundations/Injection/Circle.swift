/// A circular dependency: the registrations that led to it, and what resolves it.
struct Circle {
  /// The titles of the services whose factories ran, with one round of the circle.
  let chain: [String]

  /// The advice on how to change the registrations.
  let remedy: String

  /// Creates the circle that a request for a registration closes.
  ///
  /// - Parameters:
  ///   - entry: the registration, whose instance is being made.
  ///   - running: the registrations whose instances are being made, the outermost first.
  init(closedBy entry: AnyServiceEntry, in running: [AnyServiceEntry]) {
    let first = running.firstIndex { $0 === entry } ?? running.endIndex
    let last = running.lastIndex { $0 === entry } ?? running.endIndex
    let members = Array(running[last...])
    chain = (running[..<first] + members).map(\.title)
    remedy = Circle.remedy(members)
  }

  /// Returns the advice: which dependency to resolve in which registration's `initCompleted`.
  ///
  /// That registration must store its instance, since otherwise `initCompleted` would begin the
  /// circle again.
  private static func remedy(_ members: [AnyServiceEntry]) -> String {
    let stored = members.firstIndex(where: \.storesInstances)
    let owner = stored ?? members.startIndex
    guard members.indices.contains(owner) else { return "" }
    let dependency = members[(owner + 1) % members.count].title
    let title = members[owner].title
    let scope = stored == nil ? "register \(title) in graph scope and " : ""
    return "\(scope)resolve \(dependency) in the initCompleted of \(title), or inject "
      + "Lazy<\(members[(owner + 1) % members.count].serviceType)>."
  }
}
