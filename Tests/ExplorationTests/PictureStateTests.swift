import HeadlessUIKit
import TestApps
import Testing

@testable import Exploration

@Suite("States that differ in pictures alone")
struct PictureStateTests {
  /// A game on three equal squares, which show their marks as pictures; one row of the table of wins is wrong.
  private final class MarksAppDelegate: RootAppDelegate {
    override func makeRoot() -> UIViewController { MarksViewController() }
  }

  private final class MarksViewController: UIViewController {
    private var marks = [false, false, false]
    private let result = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(result)
      for square in marks.indices {
        let button = UIButton(type: .system)
        button.setTitle("Square", for: .normal)
        button.addAction(
          UIAction { [weak self, weak button] _ in
            button?.setImage(UIImage(named: "Cross"), for: .normal)
            self?.mark(square)
          }, for: .touchUpInside)
        view.addSubview(button)
      }
    }

    private func mark(_ square: Int) {
      marks[square] = true
      if marks[0] && marks[1] { result.text = "nil wins" }
    }
  }

  @Test("a fault after two acts that change pictures alone is found")
  func marks() throws {
    let result = try Exploration(MarksAppDelegate.self, faults: []).explore(for: .states(50))
    #expect(result.ending == .complete && result.states == 8)
    #expect(
      result.faults.map { [$0.rule] + $0.steps }
        == [["raw text", #"tap button "Square" 1"#, #"tap button "Square" 2"#]])
  }
}
