import HeadlessUIKit
import Testing

/// Source: the documentation of UIDocumentInteractionController and UIActivityItemProvider.
@Suite("Documents and items for other apps")
struct DocumentInteractionTests {
  private final class Owner: UIDocumentInteractionControllerDelegate {
    let screen: UIViewController
    var lines: [String] = []

    init(_ screen: UIViewController) { self.screen = screen }

    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { screen }

    func documentInteractionControllerWillBeginPreview(
      _ controller: UIDocumentInteractionController
    ) { lines.append("will begin") }

    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      lines.append("did end")
    }
  }

  private final class Report: UIActivityItemProvider {
    override var item: Any { "made for \(activityType?.rawValue ?? "nobody")" }
  }

  private let file = URL(fileURLWithPath: "/reports/May.pdf")

  @Test("a preview shows the file's name, and Done ends it")
  func preview() throws {
    let phone = SpyPhone()
    let screen = phone.spy("A")
    try phone.show(screen)
    let owner = Owner(screen)
    let controller = UIDocumentInteractionController(url: file)
    #expect(!controller.presentPreview(animated: true))
    controller.delegate = owner
    #expect(controller.presentPreview(animated: true))
    try phone.settle()
    try phone.finishTransitions()
    let preview = try #require(screen.presentedViewController)
    #expect(preview.title == "May.pdf")
    #expect(owner.lines == ["will begin"])
    let done = try #require(preview.view.subviews.last)
    try done.performTap()
    try phone.settle()
    try phone.finishTransitions()
    #expect(screen.presentedViewController == nil)
    #expect(owner.lines == ["will begin", "did end"])
  }

  @Test("dismissPreview hides the preview")
  func dismissedPreview() throws {
    let phone = SpyPhone()
    let screen = phone.spy("A")
    try phone.show(screen)
    let owner = Owner(screen)
    let controller = UIDocumentInteractionController(url: file)
    controller.delegate = owner
    controller.presentPreview(animated: true)
    try phone.finishTransitions()
    controller.dismissPreview(animated: true)
    try phone.finishTransitions()
    #expect(screen.presentedViewController == nil)
    #expect(owner.lines == ["will begin", "did end"])
  }

  @Test("a menu of a file is a share sheet over the view's screen; one without a file is not shown")
  func menu() throws {
    let phone = SpyPhone()
    let screen = phone.spy("A")
    try phone.show(screen)
    let controller = UIDocumentInteractionController()
    #expect(!controller.presentOptionsMenu(from: .zero, in: screen.view, animated: false))
    controller.url = file
    #expect(controller.presentOptionsMenu(from: .zero, in: screen.view, animated: false))
    try phone.settle()
    try phone.finishTransitions()
    #expect(screen.presentedViewController is UIActivityViewController)
    controller.dismissMenu(animated: false)
    try phone.settle()
    try phone.finishTransitions()
    #expect(screen.presentedViewController == nil)
  }

  @Test("an item provider makes its item for the activity that asks")
  func provider() {
    let report = Report(placeholderItem: "later")
    let sheet = UIActivityViewController(activityItems: [report], applicationActivities: nil)
    #expect(report.activityViewControllerPlaceholderItem(sheet) as? String == "later")
    #expect(
      report.activityViewController(sheet, itemForActivityType: .mail) as? String
        == "made for com.apple.UIKit.activity.Mail")
  }
}
