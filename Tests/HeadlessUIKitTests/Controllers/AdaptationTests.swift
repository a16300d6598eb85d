import HeadlessUIKit
import Testing

/// A delegate that answers a style, and may answer a controller to present in its place.
private final class AdaptingDelegate: UIPopoverPresentationControllerDelegate {
  let journal: Journal
  let style: UIModalPresentationStyle
  var replacement: (UIViewController) -> UIViewController? = {
    UINavigationController(rootViewController: $0)
  }

  init(_ style: UIModalPresentationStyle, _ journal: Journal) {
    (self.style, self.journal) = (style, journal)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { style }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    journal.note("asked for \(style)")
    return replacement(controller.presentedViewController)
  }
}

/// Source: the documentation of UIAdaptivePresentationControllerDelegate.
@Suite("Adaptation of presentations")
struct AdaptationTests {
  /// Presents a screen and returns the questions about a controller to present in its place.
  private func questions(
    _ asked: UIModalPresentationStyle, _ answer: UIModalPresentationStyle,
    in width: UIUserInterfaceSizeClass = .compact
  ) throws -> [String] {
    let phone = SpyPhone()
    let root = try phone.root()
    phone.application.setHorizontalSizeClass(width)
    let delegate = AdaptingDelegate(answer, phone.journal)
    let modal = phone.modal("B", asked)
    modal.presentationController?.delegate = delegate
    modal.popoverPresentationController?.sourceItem = root.view
    root.present(modal, animated: false)
    let questions = phone.journal.take().filter { $0.hasPrefix("asked") }
    let presented = try #require(root.presentedViewController)
    #expect((presented is UINavigationController) == !questions.isEmpty)
    #expect(phone.findings == [])
    return questions
  }

  @Test("a popover's delegate is asked for the controller to present as a sheet or full screen")
  func popover() throws {
    #expect(try questions(.popover, .automatic) == ["asked for pageSheet"])
    #expect(try questions(.popover, .pageSheet) == ["asked for pageSheet"])
    #expect(try questions(.popover, .overFullScreen) == ["asked for overFullScreen"])
  }

  @Test("a sheet's delegate is asked for the controller to present full screen")
  func sheet() throws {
    #expect(try questions(.formSheet, .fullScreen) == ["asked for fullScreen"])
    #expect(try questions(.pageSheet, .fullScreen) == ["asked for fullScreen"])
    #expect(try questions(.automatic, .overFullScreen) == ["asked for overFullScreen"])
  }

  @Test("a style that stays is presented as it is, and the delegate is not asked for a controller")
  func plain() throws {
    #expect(try questions(.popover, .none) == [])
    #expect(try questions(.automatic, .automatic) == [])
    #expect(try questions(.formSheet, .none) == [])
    #expect(try questions(.fullScreen, .overFullScreen) == [])
    #expect(try questions(.popover, .fullScreen, in: .regular) == [])
  }

  @Test("a delegate that answers nil or the controller itself presents it as it is")
  func itself() throws {
    for replacement in [{ _ in nil }, { $0 }] as [(UIViewController) -> UIViewController?] {
      let phone = SpyPhone()
      let root = try phone.root()
      let delegate = AdaptingDelegate(.fullScreen, phone.journal)
      delegate.replacement = replacement
      let modal = phone.modal("B", .popover)
      modal.presentationController?.delegate = delegate
      root.present(modal, animated: false)
      #expect(root.presentedViewController === modal && phone.findings == [])
      #expect(phone.application.presentationStack?.layers.map(\.kind) == [.root, .fullScreen])
    }
  }

  @Test("the presentation controller is of the style that is set last before the presentation")
  func before() {
    _ = SpyPhone()
    let screen = UIViewController()
    screen.modalPresentationStyle = .popover
    #expect(screen.popoverPresentationController != nil)
    #expect(screen.sheetPresentationController == nil)
    screen.modalPresentationStyle = .formSheet
    let sheet = screen.sheetPresentationController
    #expect(sheet != nil && screen.popoverPresentationController == nil)
    screen.modalPresentationStyle = .pageSheet
    #expect(screen.sheetPresentationController === sheet)
    screen.modalPresentationStyle = .popover
    #expect(screen.popoverPresentationController != nil)
  }

  @Test("a style that is set during the presentation changes the presentation controller after it")
  func during() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let modal = phone.present("B", .pageSheet, on: root)
    let sheet = try #require(modal.sheetPresentationController)
    modal.modalPresentationStyle = .popover
    #expect(modal.presentationController === sheet && modal.popoverPresentationController == nil)
    root.dismiss(animated: false)
    #expect(modal.popoverPresentationController != nil)
    #expect(modal.sheetPresentationController == nil)
  }
}
