import Foundation
import Testing

@testable import Porting

@Suite("Calls and conditions that only Objective-C allows")
struct UntypedCallTests {
  @Test("the target of a bar button, which is any object, performs its action")
  func targets() throws {
    let lines = try portedLines(
      """
      import UIKit
      func press(_ button: UIBarButtonItem) {
        _ = button.target?.perform(button.action, with: nil)
        button.target!.perform(button.action!)
        guard let target = button.target else { return }
        target.perform(button.action, with: button)
      }

      """)
    #expect(
      lines[2].hasSuffix(
        "(button.target as? any NSObjectProtocol)?.perform(button.action, with: nil)"))
    #expect(lines[3].hasSuffix("(button.target as? any NSObjectProtocol)!.perform(button.action!)"))
    #expect(
      lines[5].hasSuffix(
        "(target as AnyObject as! any NSObjectProtocol).perform(button.action, with: button)"))
  }

  @Test("an initializer that is unavailable on iOS is unavailable, so that subclasses need none")
  func unavailable() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Base: UIView {
        @available(iOS, unavailable, message: "in code alone")
        required init?(coder: NSCoder) { nil }
        @available(iOS 15, *) func glow() {}
      }

      """)
    #expect(lines[2] == "  @available(*, unavailable, message: \"in code alone\")")
    #expect(lines[4] == "  @available(iOS 15, *) func glow() {}")
  }

  @Test(
    "a private extension of a class stays private in the file of the class")
  func privateExtensions() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Pad.swift": """
      import UIKit
      final class Pad: UIView {}
      private extension Pad { @objc func press() {} }
      """,
      "Pad+Keys.swift": """
      import UIKit
      private extension Pad { @objc func release() {} }
      """,
    ])
    _ = try folders.port()
    let own = try folders.written("Sources/Hello/App/Pad.swift")
    let other = try folders.written("Sources/Hello/App/Pad+Keys.swift")
    #expect(own.contains("private extension Pad {  func press() {} }"))
    #expect(other.contains("\n extension Pad {  func release() {} }"))
  }

  @Test("a property of a generic view without arguments asks the class for a view")
  func genericProperty() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Screen<Content: UIView>: UIViewController { let content: Content = .init() }
      let size: CGSize = .init()

      """)
    #expect(lines[1].contains("let content: Content = HeadlessUIKit.rehearsalNew(Content.self)"))
    #expect(lines[2] == "let size: CGSize = .init()")
  }
}
