import Coordination
import HeadlessDevice
import RehearsalCore

/// The tree of dependency injection containers, as lines and as JSON.
struct ContainerInspector {
  private let session: Session
  private let containers: [any ContainerDescribing]

  init(_ session: Session) {
    self.session = session
    containers = session.containers
  }

  /// Returns the name of a container: `container 2`, in the order of the tree.
  func name(of container: any ContainerDescribing) -> String? {
    containers.firstIndex { $0 === container }.map { "container \($0 + 1)" }
  }

  /// The containers with their registrations, each below its parent.
  var lines: [String] {
    guard !containers.isEmpty else {
      return [
        "no containers: neither the app's delegate nor a coordinator has a property that leads "
          + "to one"
      ]
    }
    let roots = containers.filter { parent(of: $0) == nil }
    return roots.flatMap { lines(of: $0, depth: 0) }
  }

  private func lines(of container: any ContainerDescribing, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let registrations = container.containerDescription.registrations
    let users = users(of: container)
    let head =
      "\(indent)\(name(of: container) ?? "")"
      + (users.isEmpty ? "" : " of \(users.joined(separator: ", "))")
    let children = containers.filter { parent(of: $0) === container }
    return [head] + (registrations.isEmpty ? ["\(indent)  (nothing is registered)"] : [])
      + registrations.map { "\(indent)  \(line(of: $0))" }
      + children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private func line(of registration: ContainerDescription.Registration) -> String {
    var parts = [registration.service, registration.scope, registration.place]
    if let instance = registration.instance { parts.append("holds \(instance)") }
    if !registration.otherTypes.isEmpty {
      parts.append("answers for " + registration.otherTypes.joined(separator: ", "))
    }
    if let hidden = registration.hides { parts.append("hides \(hidden)") }
    return parts.joined(separator: "  ")
  }

  private func parent(of container: any ContainerDescribing) -> (any ContainerDescribing)? {
    container.containerDescription.parent
  }

  private func users(of container: any ContainerDescribing) -> [String] {
    session.coordinators.filter { $0.container === container }.map(\.name)
  }

  /// The containers as JSON, parents first.
  var json: PropsValue {
    .list(containers.map(json))
  }

  private func json(of container: any ContainerDescribing) -> PropsValue {
    let description = container.containerDescription
    let parent = description.parent.flatMap(name)
    return .object([
      .init("name", .string(name(of: container) ?? "")),
      .init("parent", parent.map { .string($0) } ?? .null),
      .init("coordinators", .list(users(of: container).map { .string($0) })),
      .init("registrations", .list(description.registrations.map(Self.json))),
    ])
  }

  private static func json(of registration: ContainerDescription.Registration) -> PropsValue {
    func optional(_ text: String?) -> PropsValue { text.map { .string($0) } ?? .null }
    return .object([
      .init("service", .string(registration.service)),
      .init("scope", .string(registration.scope)), .init("place", .string(registration.place)),
      .init("instance", optional(registration.instance)),
      .init("answersFor", .list(registration.otherTypes.map(PropsValue.string))),
      .init("hides", optional(registration.hides)),
    ])
  }
}
