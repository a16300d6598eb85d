import HeadlessDevice
import HeadlessUIKit
import Testing

/// An observer that records what it is told.
private final class Recorder: ViewObserver {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func controllerWillBeTold(_ event: ViewEvent, animated: Bool) {
    journal.note("before \(event)\(animated ? " animated" : "")")
  }

  func controllerWasTold(_ event: ViewEvent, animated: Bool) {
    journal.note("after \(event)\(animated ? " animated" : "")")
  }

  func controllerDidMove(toParent parent: UIViewController?) { journal.note("moved") }
}

@Suite("Observers of a controller's view events")
struct ViewObserverTests {
  @Test("an observer is told before and after each of the controller's own methods")
  func events() throws {
    let phone = SpyPhone()
    let screen = phone.spy("A")
    screen.viewObserver = Recorder(phone.journal)
    phone.window.rootViewController = screen
    phone.window.makeKeyAndVisible()
    try phone.settle()
    #expect(
      phone.journal.take() == [
        "before didLoad", "A.didLoad", "after didLoad",
        "before willAppear", "A.willAppear", "after willAppear",
        "before isAppearing", "A.isAppearing", "after isAppearing",
        "before didAppear", "A.didAppear", "after didAppear",
      ])
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    screen.present(cover, animated: true)
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "before willDisappear animated", "A.willDisappear", "after willDisappear animated",
        "before didDisappear animated", "A.didDisappear", "after didDisappear animated",
      ])
  }
}
