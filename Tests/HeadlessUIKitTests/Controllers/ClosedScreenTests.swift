import HeadlessUIKit
import Testing

/// The delegate of system screens, which writes down what it is told.
private final class ScreenDelegate: UIFontPickerViewControllerDelegate,
  UIPrintInteractionControllerDelegate
{
  let diary = Diary()

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    diary.write("picked \(viewController.selectedFontDescriptor?.postscriptName ?? "none")")
  }

  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    diary.write("cancelled")
  }

  func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
    diary.write("finished \(controller.printInfo?.jobName ?? "")")
  }
}

@Suite("Fonts, printer options and the dictionary")
struct ClosedScreenTests {
  private let delegate = ScreenDelegate()
  private let root = UIViewController()

  private func tap(_ title: String, on phone: SpyPhone) throws {
    try phone.finishTransitions()
    let screen = try #require(root.presentedViewController)
    let button = screen.view.subviews.first { ($0 as? UIButton)?.currentTitle == title }
    try #require(button).performTap()
    try phone.finishTransitions()
  }

  @Test("a font is chosen or the choice cancelled, and the picker goes away")
  func fonts() throws {
    let phone = SpyPhone()
    try phone.show(root)
    for title in ["Georgia", "Cancel"] {
      let picker = UIFontPickerViewController()
      picker.delegate = delegate
      root.present(picker, animated: true)
      try tap(title, on: phone)
      #expect(root.presentedViewController == nil)
    }
    #expect(delegate.diary.read() == ["picked Georgia", "cancelled"])
  }

  @Test("printer options come over the visible screen, and tell whether the user printed")
  func printing() throws {
    let phone = SpyPhone()
    try phone.show(root)
    let printer = UIPrintInteractionController.shared
    let info = UIPrintInfo(dictionary: nil)
    info.jobName = "Menu"
    printer.printInfo = info
    printer.delegate = delegate
    for title in ["Print", "Cancel"] {
      let isShown = printer.present(animated: true) { [diary = delegate.diary] _, hasPrinted, _ in
        diary.write("\(hasPrinted)")
      }
      #expect(isShown)
      try tap(title, on: phone)
      #expect(root.presentedViewController == nil)
    }
    #expect(delegate.diary.read() == ["true", "finished Menu", "false"])
  }

  @Test("the dictionary knows no word, and is closed")
  func dictionary() throws {
    let phone = SpyPhone()
    try phone.show(root)
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "soup"))
    let dictionary = UIReferenceLibraryViewController(term: "soup")
    #expect(dictionary.title == "Dictionary")
    root.present(dictionary, animated: true)
    try tap("Done", on: phone)
    #expect(root.presentedViewController == nil)
  }
}
