import Foundation
import Rehearsal

/// A screen with a state for each pair of buttons, whose process traps at its 700th tap.
final class FrailViewController: UIViewController {
  private let label = UILabel()
  private var last = "none"

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "None"
    view.addSubview(label)
    for letter in "ABCDEFGHIJ" {
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: "Letter \(letter)") { [unowned self] _ in
            tap("\(letter)")
          }))
    }
  }

  private func tap(_ letter: String) {
    if Self.countOfTaps() == 700 { fatalError("the process has counted to its limit") }
    label.text = "\(last) and \(letter)"
    last = letter
  }

  /// Counts a tap in the environment of the process, which a new launch of the app finds as it was.
  private static func countOfTaps() -> Int {
    let taps = (ProcessInfo.processInfo.environment["TAPS"].flatMap { Int($0) } ?? 0) + 1
    setenv("TAPS", "\(taps)", 1)
    return taps
  }
}
