import Foundation
import HeadlessUIKit
import Testing

private struct ProfileView { let name: String }

private final class PickerDelegate: UIImagePickerControllerDelegate, UINavigationControllerDelegate,
  UIDocumentPickerDelegate
{
  private(set) var lines: [String] = []

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    lines.append("picked \(Self.text(info[.originalImage]))")
    lines += info[.editedImage].map { ["edited \(Self.text($0))"] } ?? []
    picker.dismiss(animated: true)
  }

  /// The size of an image, also of one that is made of its bytes.
  private static func text(_ image: Any?) -> String {
    guard let image = image as? UIImage,
      let again = image.jpegData(compressionQuality: 1).flatMap({ UIImage(data: $0) })
    else { return "nothing" }
    return image.size == again.size ? "\(image.size.width) × \(image.size.height)" : "\(again.size)"
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { lines.append("saved \(urls.map(\.lastPathComponent))") }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    lines.append("cancelled, presented \(controller.presentingViewController != nil)")
  }
}

@Suite("Screens of the system and of SwiftUI")
struct SystemScreenTests {
  private func tap(_ label: String, in screen: UIViewController, _ phone: SpyPhone) throws {
    let root = screen.navigationController?.view ?? screen.view
    let found = root?.firstDescendant { $0.elementHasLabel(label) }
    try #require(found).performTap()
    try phone.finishTransitions()
  }

  /// Source: UIHostingController's documentation; the name is this package's choice.
  @Test("a hosting controller is a screen named after its root view, without elements")
  func hosting() throws {
    let phone = SpyPhone()
    let screen = UIHostingController(rootView: ProfileView(name: "Ann"))
    try phone.show(UINavigationController(rootViewController: screen))
    #expect(screen.screenName == "Profile")
    #expect(screen.rootView.name == "Ann")
    #expect(elements(of: screen.view) == [])
  }

  /// Source: UIImagePickerControllerDelegate's documentation, "Your delegate object's implementation
  /// of this method should … dismiss the picker view".
  @Test("an image picker tells its delegate what was chosen; without a method it dismisses itself")
  func imagePicker() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    try phone.show(root)
    let picker = UIImagePickerController()
    let delegate = PickerDelegate()
    picker.delegate = delegate
    root.present(picker, animated: true)
    try phone.finishTransitions()
    try tap("Photo", in: try #require(picker.topViewController), phone)
    #expect(delegate.lines == ["picked 3024.0 × 4032.0"])
    #expect(root.presentedViewController == nil)
    picker.allowsEditing = true
    root.present(picker, animated: true)
    try phone.finishTransitions()
    try tap("Photo", in: try #require(picker.topViewController), phone)
    #expect(delegate.lines == ["picked", "picked", "edited"].map { "\($0) 3024.0 × 4032.0" })
    root.present(picker, animated: true)
    try phone.finishTransitions()
    try tap("Cancel", in: try #require(picker.topViewController), phone)
    #expect(root.presentedViewController == nil)
  }

  /// Source: UIDocumentPickerDelegate's documentation: the picker dismisses itself.
  @Test("a document picker dismisses itself, then tells what was saved or that it was cancelled")
  func documentPicker() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    try phone.show(root)
    let delegate = PickerDelegate()
    for button in ["Save", "Cancel"] {
      let picker = UIDocumentPickerViewController(
        forExporting: [URL(fileURLWithPath: "/tmp/report.pdf")])
      picker.delegate = delegate
      root.present(picker, animated: true)
      try phone.finishTransitions()
      try tap(button, in: picker, phone)
    }
    #expect(delegate.lines == ["saved [\"report.pdf\"]", "cancelled, presented false"])
  }
}
