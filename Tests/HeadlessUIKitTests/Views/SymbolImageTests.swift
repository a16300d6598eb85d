import Foundation
import HeadlessUIKit
import Testing

/// Source: the documentation of `UIImage.isSymbolImage`.
@Suite("Images that are symbols")
struct SymbolImageTests {
  @Test("an image keeps the identifier that an app tells it by; a changed image has none")
  func identifier() {
    let image = UIImage(named: "flag")
    #expect(image?.accessibilityIdentifier == nil)
    image?.accessibilityIdentifier = "flag of Norway"
    #expect(image?.accessibilityIdentifier == "flag of Norway")
    #expect(image?.withRenderingMode(.alwaysTemplate).accessibilityIdentifier == nil)
    #expect(image == UIImage(named: "flag"))
  }

  @Test("a symbol of the system is one, also tinted, copied and archived; an asset is none")
  func symbols() throws {
    let symbol = try #require(UIImage(systemName: "plus"))
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: symbol, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: archive)
    #expect(symbol.isSymbolImage && symbol.withTintColor(.red).isSymbolImage)
    #expect(symbol.withRenderingMode(.alwaysTemplate).isSymbolImage)
    #expect(read?.isSymbolImage == true)
    #expect(UIImage(named: "plus")?.isSymbolImage == false)
    #expect(!UIImage().isSymbolImage)
  }
}
