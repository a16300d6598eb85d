import Coordination
import HeadlessUIKit
import Testing

@Suite("Actions that a coordinator passes to its children")
struct CoordinatorActionTests {
  /// A coordinator that notes the actions it is asked to handle.
  private final class Asked: Coordinator {
    let children: [any Coordinator] = []
    private let (name, answer, note): (String, Bool, (String) -> Void)

    init(_ name: String, _ answer: Bool, _ note: @escaping (String) -> Void) {
      (self.name, self.answer, self.note) = (name, answer, note)
    }

    func start() {}
    func stop(completion: (() -> Void)?) { completion?() }

    func handle(_ action: CoordinatorAction) -> Bool {
      note(name)
      return answer
    }
  }

  /// A coordinator that leaves all actions to its children.
  private final class Parent: Coordinator {
    let children: [any Coordinator]

    init(_ children: [any Coordinator]) { self.children = children }

    func start() {}
    func stop(completion: (() -> Void)?) { completion?() }
  }

  @Test(
    "the newest is asked first, until one handles the action",
    arguments: [
      ([false, true, false], true, ["2", "1"]), ([false, false], false, ["1", "0"]),
      ([], false, []),
    ] as [([Bool], Bool, [String])])
  func order(answers: [Bool], isHandled: Bool, asked: [String]) {
    var names: [String] = []
    let children = answers.enumerated().map { index, answer in
      Asked("\(index)", answer) { names.append($0) }
    }
    #expect(Parent(children).handle(.launch([:])) == isHandled)
    #expect(names == asked)
  }
}
