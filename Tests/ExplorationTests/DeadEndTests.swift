import HeadlessUIKit
import TestApps
import Testing

@testable import Exploration

@Suite("Dead ends")
struct DeadEndTests {
  /// An app with the root that a test makes.
  private final class OneScreenAppDelegate: RootAppDelegate {
    static var root: () -> UIViewController = { UIViewController() }

    override func makeRoot() -> UIViewController { Self.root() }
  }

  /// A screen that shows some views, and another one on top after it appeared for the first time.
  private final class NoticeViewController: UIViewController {
    private let parts: () -> [UIView]
    private var onTop: ((NoticeViewController) -> Void)?

    init(_ parts: @escaping () -> [UIView], onTop: ((NoticeViewController) -> Void)? = nil) {
      (self.parts, self.onTop) = (parts, onTop)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      parts().forEach(view.addSubview)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onTop?(self)
      onTop = nil
    }
  }

  private func faults(_ root: @escaping () -> UIViewController) throws -> [String] {
    OneScreenAppDelegate.root = root
    let result = try Exploration(OneScreenAppDelegate.self, faults: [])
      .explore(for: .states(10))
    return result.faults.filter { $0.rule == "dead end" }.map(\.message)
  }

  private static func text() -> UIView {
    let label = UILabel()
    label.text = "Closed"
    return label
  }

  private static func button(isEnabled: Bool = true) -> UIView {
    let button = UIButton(primaryAction: UIAction(title: "Next") { _ in })
    button.isEnabled = isEnabled
    return button
  }

  private let message = "Notice offers no button, no row and no way back"

  @Test("a screen with texts and disabled buttons only is a dead end")
  func texts() throws {
    #expect(try faults { NoticeViewController { [Self.text()] } } == [message])
    #expect(
      try faults { NoticeViewController { [Self.text(), Self.button(isEnabled: false)] } }
        == [message])
  }

  @Test("a screen with a control that can be used is no dead end")
  func controls() throws {
    let controls: [() -> UIView] = [
      { Self.button() }, { UISwitch() }, { UISlider() }, { UIStepper() }, { UITextField() },
      { UITextView() }, { UIDatePicker() }, { UISearchBar() },
    ]
    for (index, control) in controls.enumerated() {
      #expect(try faults { NoticeViewController { [control()] } } == [], "control \(index)")
    }
  }

  @Test("a screen whose text takes a tap is no dead end")
  func gesture() throws {
    let faults = try faults {
      NoticeViewController {
        let label = Self.text()
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(UITapGestureRecognizer(target: label) { _ in })
        return [label]
      }
    }
    #expect(faults == [])
  }

  @Test("a pushed screen that leads back is no dead end, one without a way back is")
  func pushed() throws {
    for hidesBack in [false, true] {
      let faults = try faults {
        UINavigationController(
          rootViewController: NoticeViewController({ [Self.button()] }) { first in
            let next = NoticeViewController { [Self.text()] }
            next.navigationItem.hidesBackButton = hidesBack
            first.navigationController?.pushViewController(next, animated: false)
          })
      }
      #expect(faults == (hidesBack ? [message] : []), "hides back: \(hidesBack)")
    }
  }

  @Test("a sheet that can be swiped down is no dead end, one that stays is")
  func sheet() throws {
    for stays in [false, true] {
      let faults = try faults {
        NoticeViewController({ [Self.button()] }) { first in
          let sheet = NoticeViewController { [Self.text()] }
          sheet.isModalInPresentation = stays
          first.present(sheet, animated: false)
        }
      }
      #expect(faults == (stays ? [message] : []), "stays: \(stays)")
    }
  }

  @Test("a screen with content that is not known, or with such a child, is no dead end")
  func opaque() throws {
    #expect(try faults { UIHostingController(rootView: "Offers") } == [])
    let faults = try faults {
      NoticeViewController({ [Self.text()] }) { screen in
        let hosting = UIHostingController(rootView: "Offers")
        screen.addChild(hosting)
        screen.view.addSubview(hosting.view)
        hosting.didMove(toParent: screen)
      }
    }
    #expect(faults == [])
  }

  @Test("a screen on which a button appears later is no dead end")
  func later() throws {
    let faults = try faults {
      NoticeViewController({ [Self.text()] }) { screen in
        UIView.animate(withDuration: 0.2, delay: 1, animations: {}) { [weak screen] _ in
          screen?.view.addSubview(Self.button())
        }
      }
    }
    #expect(faults == [])
  }
}
