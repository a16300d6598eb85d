import Testing

@testable import Porting

@Suite("Objects of nibs that are no views")
struct AwakeningTests {
  @Test("the first class with awakeFromNib declares it, and has no superclass to call")
  func objects() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Wire: NSObject {
        override func awakeFromNib() {
          super.awakeFromNib()
          start()
        }
        func start() {}
      }
      class Menu: Wire {
        override func awakeFromNib() { super.awakeFromNib() }
      }
      class Card: UIView { override func awakeFromNib() { super.awakeFromNib() } }

      """)
    #expect(lines[1] == "class Wire: NSObject, HeadlessUIKit.NibObject {")
    #expect(lines[2].contains("func awakeFromNib() {") && !lines[2].contains("override"))
    #expect(lines[3] == "    ({})()")
    #expect(lines[8] == "class Menu: Wire {")
    #expect(lines[9] == "  override func awakeFromNib() { super.awakeFromNib() }")
    #expect(lines[11].hasSuffix("{ override func awakeFromNib() { super.awakeFromNib() } }"))
  }
}
