import Coordination
import HeadlessDevice
import RehearsalCore

/// The trees of view controllers and coordinators, as lines and as JSON.
struct TreeInspector {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  // MARK: View controllers

  /// The view controllers, indented by depth; a presented one stands below its presenter.
  var controllerLines: [String] {
    guard let root = session.controllers else { return ["no controllers"] }
    return Self.lines(of: root, depth: 0, presentation: nil)
  }

  private static func lines(
    of node: ControllerNode, depth: Int, presentation: String?
  ) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let title = node.title.map { "  \($0.scriptQuoted)" } ?? ""
    let mark = node.isVisible ? "  (visible)" : ""
    var lines = ["\(indent)\(presentation ?? "")\(node.type)\(title)\(mark)"]
    for child in node.children {
      lines += Self.lines(of: child, depth: depth + 1, presentation: nil)
    }
    for (style, presented) in node.presented {
      let presentation = "\(node.type) presents as \(style): "
      lines += Self.lines(of: presented, depth: depth + 1, presentation: presentation)
    }
    return lines
  }

  /// The view controllers as JSON.
  var controllers: PropsValue { session.controllers.map(Self.json) ?? .null }

  private static func json(of node: ControllerNode) -> PropsValue {
    let presented = node.presented.first.map { style, presented in
      PropsValue.object([.init("style", .string(style)), .init("controller", json(of: presented))])
    }
    return .object([
      .init("type", .string(node.type)), .init("title", node.title.map { .string($0) } ?? .null),
      .init("isVisible", .bool(node.isVisible)),
      .init("children", .list(node.children.map(json))), .init("presents", presented ?? .null),
    ])
  }

  // MARK: Coordinators

  /// The coordinators in columns: the flow, the kit, the container and the screens.
  ///
  /// In a narrow window, the columns after the flow are on a line of their own.
  func coordinatorLines(width: Int) -> [String] {
    let rows = session.coordinators.map(row)
    guard !rows.isEmpty else {
      return [
        "no coordinators: to see the app's own, call Lifetimes.watch(self) in the initializer "
          + "of their base class"
      ]
    }
    let columns = (0..<3).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    let lines = rows.map { row in
      let padded = zip(row, columns + [0]).map { $0.padded(to: $1) }
      return padded.joined(separator: "  ").withoutSpacesAtEnd
    }
    guard lines.contains(where: { $0.displayWidth > width }) else { return lines }
    return rows.flatMap { row -> [String] in
      let indent = String(row[0].prefix { $0 == " " })
      let details = row.dropFirst().filter { !$0.isEmpty }
      return [row[0]] + details.map { "\(indent)    \($0)" }
    }
  }

  private func row(of coordinator: CoordinatorDescription) -> [String] {
    [
      String(repeating: "  ", count: coordinator.depth) + coordinator.name,
      coordinator.kit ?? "no kit", containerName(of: coordinator) ?? "",
      coordinator.screens.isEmpty ? "" : "screens " + coordinator.screens.joined(separator: ", "),
    ]
  }

  private func containerName(of coordinator: CoordinatorDescription) -> String? {
    coordinator.container.flatMap { ContainerInspector(session).name(of: $0) }
  }

  /// The coordinators as JSON, parents first.
  var coordinators: PropsValue {
    .list(session.coordinators.map(json))
  }

  private func json(of coordinator: CoordinatorDescription) -> PropsValue {
    let kit: PropsValue = coordinator.kit.map { .string($0) } ?? .null
    let container: PropsValue = containerName(of: coordinator).map { .string($0) } ?? .null
    return .object([
      .init("flow", .string(coordinator.name)), .init("type", .string(coordinator.type)),
      .init("depth", .int(coordinator.depth)), .init("kit", kit),
      .init("screens", .list(coordinator.screens.map { .string($0) })),
      .init("container", container),
    ])
  }
}

extension String {
  /// The text without the spaces at its end.
  var withoutSpacesAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
