import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

private nonisolated final class ListedContainer: ContainerDescribing {
  let name: String
  let parent: ListedContainer?

  init(_ name: String, parent: ListedContainer? = nil) {
    self.name = name
    self.parent = parent
  }

  var containerDescription: ContainerDescription {
    ContainerDescription(registrations: [], parent: parent)
  }
}

/// An app whose delegate refers to a container with a parent.
private final class ContainedAppDelegate: RootAppDelegate {
  private let container = ListedContainer("screens", parent: ListedContainer("app"))
}

@Suite("The containers of an app")
struct ContainerListTests {
  private func names(_ session: Session) -> [String] {
    session.containers.compactMap { ($0 as? ListedContainer)?.name }
  }

  @Test("a running app has the containers of its delegate, parents first, and an ended one none")
  func containers() throws {
    let session = try Session(ContainedAppDelegate.self)
    #expect(names(session) == [])
    try session.launch()
    #expect(names(session) == ["app", "screens"])
    try session.perform(.kill)
    #expect(names(session) == [])
  }
}
