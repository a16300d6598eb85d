import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Shell

/// A container with the registrations that a test gives it.
nonisolated private final class Box: ContainerDescribing {
  let containerDescription: ContainerDescription

  init(
    _ registrations: [ContainerDescription.Registration],
    in parent: (any ContainerDescribing)? = nil
  ) { containerDescription = ContainerDescription(registrations: registrations, parent: parent) }
}

/// An app whose delegate has two containers in a third one.
private final class BoxAppDelegate: RootAppDelegate {
  private let boxes: [Box]

  required init() {
    let root = Box([
      .init(
        service: "Store", scope: "container", place: "App/Assembly.swift:3", instance: "FileStore",
        otherTypes: ["Reader", "Writer"])
    ])
    boxes = [
      Box([], in: root),
      Box(
        [
          .init(
            service: "Store", scope: "graph", place: "App/Flow.swift:9",
            hides: "App/Assembly.swift:3")
        ], in: root),
    ]
  }
}

/// An app without a container.
private final class EmptyAppDelegate: RootAppDelegate {}

@Suite("The command container")
struct ContainerInspectionTests {
  private func inspector(of app: any UIApplicationDelegate.Type) throws -> ContainerInspector {
    let session = try Session(app)
    try session.launch()
    return ContainerInspector(session)
  }

  @Test("containers are numbered from 1 as the tree shows them, with their registrations")
  func lines() throws {
    #expect(
      try inspector(of: BoxAppDelegate.self).lines == [
        "container 1",
        "  Store  container  App/Assembly.swift:3  holds FileStore  answers for Reader, Writer",
        "  container 2", "    (nothing is registered)",
        "  container 3",
        "    Store  graph  App/Flow.swift:9  hides App/Assembly.swift:3",
      ])
  }

  @Test("in JSON a container refers to its parent by name, and what is not there is null")
  func json() throws {
    func container(
      _ name: String, in parent: PropsValue, _ registrations: [PropsValue]
    ) -> PropsValue {
      .object([
        .init("name", .string(name)), .init("parent", parent), .init("coordinators", .list([])),
        .init("registrations", .list(registrations)),
      ])
    }
    let store: PropsValue = .object([
      .init("service", .string("Store")), .init("scope", .string("container")),
      .init("place", .string("App/Assembly.swift:3")), .init("instance", .string("FileStore")),
      .init("answersFor", .list([.string("Reader"), .string("Writer")])), .init("hides", .null),
    ])
    let hiding: PropsValue = .object([
      .init("service", .string("Store")), .init("scope", .string("graph")),
      .init("place", .string("App/Flow.swift:9")), .init("instance", .null),
      .init("answersFor", .list([])), .init("hides", .string("App/Assembly.swift:3")),
    ])
    #expect(
      try inspector(of: BoxAppDelegate.self).json
        == .list([
          container("container 1", in: .null, [store]),
          container("container 2", in: .string("container 1"), []),
          container("container 3", in: .string("container 1"), [hiding]),
        ]))
  }

  @Test("an app without a container says where one would be found, and has an empty list")
  func none() throws {
    let inspector = try inspector(of: EmptyAppDelegate.self)
    #expect(
      inspector.lines == [
        "no containers: neither the app's delegate nor a coordinator has a property that leads "
          + "to one"
      ])
    #expect(inspector.json == .list([]))
  }
}
