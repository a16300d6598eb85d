import Testing

@testable import Porting

@Suite("Properties that are tuples", .enabled(if: System.isLinux))
struct TuplePropertyTests {
  @Test("a selector in the value of a property that is a tuple gets its name")
  func selector() throws {
    let text = try ported(
      """
      import UIKit
      final class Form: UIViewController {
        let (label, action) = ("Send", #selector(send))
        @objc func send() {}
      }
      """)
    #expect(
      text.contains(#"let (label, action) = ("Send", HeadlessUIKit.Selector("send"))"#), "\(text)")
  }
}
