import HeadlessUIKit
import Testing

@Suite("Identifiers of menus")
struct MenuIdentifierTests {
  @Test("a menu has the identifier that it is given, or one of its own, and copies keep it")
  func identifiers() {
    let file = UIMenu(title: "File", identifier: .file)
    let (first, second) = (UIMenu(title: "A"), UIMenu(title: "A"))
    #expect(file.identifier == .file && file.identifier.rawValue == "com.apple.menu.file")
    #expect(first.identifier != second.identifier)
    #expect(first.replacingChildren([second]).identifier == first.identifier)
    #expect(UIMenu.Identifier("a") == UIMenu.Identifier(rawValue: "a"))
  }

  @Test("the system's identifiers differ from each other")
  func system() {
    let all: [UIMenu.Identifier] = [
      .application, .file, .edit, .view, .window, .help, .about, .preferences, .services, .hide,
      .quit, .newScene, .close, .print, .undoRedo, .standardEdit, .find, .replace, .share,
      .textStyle, .spelling, .substitutions, .transformations, .speech, .lookup, .format, .font,
      .textSize, .textColor, .alignment, .toolbar, .sidebar, .fullscreen, .minimizeAndZoom,
      .bringAllToFront,
    ]
    #expect(Set(all).count == all.count)
    #expect(UIMenuSystem.main !== UIMenuSystem.context)
  }
}
