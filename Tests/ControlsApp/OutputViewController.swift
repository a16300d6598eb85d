import Foundation
import Rehearsal

/// A screen whose buttons print what breaks reports.
final class OutputViewController: UIViewController {
  override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Output"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Texts \u{1B}[31mred\u{1B}[0m ]]> <&> \u{202E}rtl\u{202C} \u{0} 👩‍👩‍👧 é"
    view.addSubview(label)
    add("Escapes") {
      print("\u{1B}[31mred\u{1B}[0m \u{1B}]0;title\u{7} ]]> </script> --> \u{0}\u{1}")
    }
    add("Broken") { Self.write([0xFF, 0xFE, 0x41, 0xC3, 0x0A, 0xED, 0xA0, 0x80, 0x0A]) }
    add("Thousands") { for line in 1...5_000 { print("line \(line)") } }
    add("Directives") {
      print(
        "ok 99 - injected\nBail out!\n1..7\n---\n...\n::error::injected\n# Subtest: x\n</testsuite>"
      )
    }
    add("Long") { print(String(repeating: "x", count: 100_000)) }
    add("Present twice") { [unowned self] in
      present(UIViewController(), animated: false)
      present(UIViewController(), animated: false)
    }
    add("Leak") { [unowned self] in
      let screen = LeakedViewController()
      LeakedViewController.kept = screen
      navigationController?.pushViewController(screen, animated: false)
    }
    add("Trap") { fatalError("trapped \u{1B}[1m]]>\u{1B}[0m") }
    add("Exit") { exit(0) }
    add("Loop") { while true {} }
  }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
  }

  private static func write(_ bytes: [UInt8]) {
    FileHandle.standardOutput.write(Data(bytes))
  }
}

/// A screen that a static property keeps for ever.
private final class LeakedViewController: UIViewController {
  static var kept: LeakedViewController?
}
