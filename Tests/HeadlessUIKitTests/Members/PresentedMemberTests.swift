import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

private final class ImageDelegate: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
}

private final class PrintDelegate: UIPrintInteractionControllerDelegate {
  private(set) var jobs = 0
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) { jobs += 1 }
}

/// A target that records that an image was saved.
private final class Album: NSObject, SelectorTarget {
  private(set) var saved: [String] = []

  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector.description == "image:didFinishSavingWithError:contextInfo:" else { return nil }
    return {
      let image: UIImage = try $0.argument(0)
      self.saved.append("saved \(image.size.width)")
      return nil
    }
  }
}

/// Sources: UIKit's documentation of each screen of the system.
@Suite("Screens and services of the system")
struct PresentedMemberTests {
  private func tap(_ label: String, in screen: UIViewController, _ phone: SpyPhone) throws {
    let root = screen.navigationController?.view ?? screen.view
    try #require(root?.firstDescendant { $0.elementHasLabel(label) }).performTap()
    try phone.finishTransitions()
  }

  private func root(of phone: SpyPhone) throws -> UIViewController {
    let root = phone.spy("A")
    try phone.show(root)
    return root
  }

  @Test("an image picker dismisses itself where its delegate has no method, chosen or cancelled")
  func imagePicker() throws {
    let phone = SpyPhone()
    let root = try root(of: phone)
    let delegate = ImageDelegate()
    for label in ["Photo", "Cancel"] {
      let picker = UIImagePickerController()
      picker.delegate = delegate
      root.present(picker, animated: true)
      try phone.finishTransitions()
      #expect(root.presentedViewController === picker)
      try tap(label, in: try #require(picker.topViewController), phone)
      #expect(root.presentedViewController == nil, "\(label)")
    }
  }

  @Test("an app with its own controls takes the photo by code")
  func camera() throws {
    let phone = SpyPhone()
    let root = try root(of: phone)
    let (picker, delegate) = (UIImagePickerController(), ImageDelegate())
    picker.delegate = delegate
    root.present(picker, animated: true)
    try phone.finishTransitions()
    #expect(UIImagePickerController.isCameraDeviceAvailable(.front))
    #expect(UIImagePickerController.isFlashAvailable(for: .rear))
    #expect(!UIImagePickerController.isFlashAvailable(for: .front))
    picker.takePicture()
    try phone.finishTransitions()
    #expect(root.presentedViewController == nil)
  }

  @Test("a document picker without documents offers only to cancel")
  func documentPicker() throws {
    let phone = SpyPhone()
    let root = try root(of: phone)
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: ["public.text"])
    root.present(picker, animated: true)
    try phone.finishTransitions()
    #expect(elements(of: picker.view) == ["button Cancel"])
    try tap("Cancel", in: picker, phone)
    #expect(root.presentedViewController == nil)
  }

  @Test("printer options end with the job, without it, or by code")
  func printing() throws {
    let phone = SpyPhone()
    let printer = UIPrintInteractionController.shared
    let delegate = PrintDelegate()
    printer.delegate = delegate
    defer { printer.delegate = nil }
    #expect(UIPrintInteractionController.isPrintingAvailable)
    #expect(!UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/report.pdf")))
    let root = try root(of: phone)
    var lines: [String] = []
    func show() throws -> UIViewController {
      #expect(
        printer.present(animated: true) { _, hasPrinted, _ in
          lines.append("printed \(hasPrinted), \(delegate.jobs)")
        })
      try phone.finishTransitions()
      return try #require(root.presentedViewController)
    }
    try tap("Print", in: try show(), phone)
    #expect(lines == ["printed true, 0"] && delegate.jobs == 1)
    try tap("Cancel", in: try show(), phone)
    #expect(lines == ["printed true, 0", "printed false, 1"] && delegate.jobs == 1)
    _ = try show()
    printer.dismiss(animated: true)
    try phone.finishTransitions()
    #expect(root.presentedViewController == nil && lines.last == "printed false, 1")
    #expect(lines.count == 3)
    let modal = phone.spy("B")
    root.present(modal, animated: false)
    printer.dismiss(animated: false)
    #expect(root.presentedViewController === modal)
  }

  @Test("a saved photo is in the log, and its target is told later")
  func album() throws {
    let phone = SpyPhone()
    let album = Album()
    UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    UIImageWriteToSavedPhotosAlbum(
      image, album, "image:didFinishSavingWithError:contextInfo:", nil)
    #expect(phone.device.log.events.map(\.name).suffix(2) == ["photo saved", "photo saved"])
    #expect(album.saved == [])
    try phone.settle()
    #expect(album.saved == ["saved 4.0"] && phone.findings == [])
  }

  @Test("an activity of the app performs nothing unless it says so")
  func activity() {
    _ = SpyPhone()
    #expect(!UIActivity().canPerform(withActivityItems: ["text"]))
    #expect(
      UIPresentationController(
        presentedViewController: UIViewController(), presenting: nil
      ).shouldPresentInFullscreen)
  }
}
