import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

private final class OlderCell: UITableViewCell {}

private enum Outer { final class Inner {} }

/// Sources: UIKit's documentation of each member.
@Suite("Members of older apps")
struct OlderMemberTests {
  @Test("a level of windows is raised and lowered by a number")
  func levels() {
    #expect(UIWindow.Level.normal + 1 == UIWindow.Level(1))
    #expect(UIWindow.Level.alert - 1 < .alert && UIWindow.Level.alert - 1 > .statusBar)
  }

  @Test("a grey has a brightness, a colour has none and keeps the values")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (0.25, 0.5))
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (0.25, 0.5))
  }

  @Test("older names are those of today's members")
  func names() {
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    #expect(UIControl.State.application.rawValue == 0x00FF_0000)
    #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(square.equalTo(square) && !square.equalTo(.zero))
  }

  @Test("a class describes itself by its module and name, a subclass by its own")
  func description() {
    #expect(UIView.description() == "HeadlessUIKit.UIView")
    #expect(OlderCell.description() == "HeadlessUIKitTests.OlderCell")
    func name<Cell: UITableViewCell>(_ type: Cell.Type) -> String { Cell.description() }
    #expect(name(OlderCell.self) == "HeadlessUIKitTests.OlderCell")
    #expect(rehearsalName(of: Outer.Inner.self) == "HeadlessUIKitTests.Outer.Inner")
  }

  @Test("an archived image has its name, bytes, look and label again")
  func archivedImages() throws {
    let bytes = try #require(UIImage(data: Data([1, 2])))
    let named = UIImage(imageLiteralResourceName: "leaf").withRenderingMode(.alwaysTemplate)
    let images = [bytes, named, UIImage()]
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: images as NSArray, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClasses: [NSArray.self, UIImage.self], from: data)
    let copies = try #require(read as? [UIImage])
    #expect(copies == images)
    #expect(copies.map(\.renderingMode) == [.automatic, .alwaysTemplate, .automatic])
    #expect(copies.map(\.accessibilityLabel) == [nil, "leaf", nil])
    #expect(UIImage.supportsSecureCoding)
  }

  @Test("an animation keeps values by their keys")
  func animationValues() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "fade")
    animation.setValue(nil, forKey: "name")
    #expect(animation.value(forKey: "name") == nil)
  }

  @Test("a constraint without items holds a place, and each one equals itself alone")
  func constraint() {
    let constraint = NSLayoutConstraint()
    let isEmpty = constraint.firstItem == nil && constraint.secondItem == nil
    #expect(isEmpty && constraint.constant == 0 && !constraint.isActive)
    #expect(constraint == constraint && constraint != NSLayoutConstraint())
    let path = UIBezierPath()
    #expect(path == path && path != UIBezierPath())
  }

  @Test(
    "a colour of a literal has its values, a weight its number, and the bar of a search field its look"
  )
  func literalColor() {
    let color = UIColor(colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(UIFont.Weight(0.4) == .bold)
    let bar = UISearchBar()
    bar.keyboardAppearance = .dark
    #expect(bar.searchTextField.keyboardAppearance == .dark)
  }

  @Test("a stack view from a file exists without a question")
  func stack() {
    final class Row: UIStackView {
      required init(coder: NSCoder) {
        super.init(coder: coder)
        spacing = 10
      }
    }
    let row = Row(coder: NSCoder())
    #expect(row.spacing == 10 && row.arrangedSubviews.isEmpty)
  }

  @Test("a web address is opened by the older name, and an address of no app is not")
  func openURL() throws {
    Device.current = Device()
    let application = UIApplication.shared
    let urls = try ["https://example.com", "nothing:here"].map { try #require(URL(string: $0)) }
    #expect(urls.map { application.openURL($0) } == [true, false])
    #expect(application.openedURLs == [urls[0]])
    application.statusBarStyle = .lightContent
    application.isStatusBarHidden = true
    application.setStatusBarStyle(.lightContent, animated: true)
    application.setStatusBarHidden(true, with: .fade)
    #expect(application.statusBarStyle == .default && !application.isStatusBarHidden)
  }
}
