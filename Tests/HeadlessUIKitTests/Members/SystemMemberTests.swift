import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Members of the system, of bars and of drawing")
struct SystemMemberTests {
  @Test("the pasteboard takes and gives items of several kinds")
  func pasteboard() {
    Device.current = Device()
    let board = UIPasteboard.general
    board.setItems([["public.text": "a"], ["public.url": URL(fileURLWithPath: "/b")]])
    #expect(board.string == "a")
    #expect(board.url?.path == "/b")
    #expect(board.items.count == 2)
    board.setData(Data("c".utf8), forPasteboardType: "public.text")
    #expect(board.strings == ["c"])
    board.setValue("d", forPasteboardType: "public.text")
    #expect(board.items.first?["public.utf8-plain-text"] as? String == "d")
  }

  @Test("colours and paths of Core Graphics are made of numbers")
  func drawing() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color.components == [1, 0.5, 0, 1])
    #expect(color.copy(alpha: 0.25)?.alpha == 0.25)
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 0.5, 0.5, 1])
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("an app can be shown in four orientations of the device")
  func orientations() {
    let all: [UIDeviceOrientation] = [.unknown, .portrait, .landscapeLeft, .faceUp]
    #expect(all.map(\.isValidInterfaceOrientation) == [false, true, true, false])
  }

  @Test("a hidden window that is given a view lives until the current work is done")
  func window() {
    Device.current = Device()
    let field = UITextField()
    func show() {
      let window = UIWindow()
      window.addSubview(field)
    }
    show()
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(UIScreen.screens.count == 1)
  }

  @Test("a search bar's field is disabled with the bar")
  func searchBar() {
    let bar = UISearchBar()
    bar.isEnabled = false
    #expect(!bar.searchTextField.isEnabled)
  }
}
