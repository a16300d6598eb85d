import Foundation
import HeadlessUIKit
import Testing

@Suite("Transformers of text attributes")
struct TextAttributesTransformerTests {
  @Test("a transformer returns what its closure returns, and all are equal")
  func transformers() throws {
    let url = try #require(URL(string: "crew://chat"))
    let linking = UIConfigurationTextAttributesTransformer { attributes in
      var linked = attributes
      linked.link = url
      return linked
    }
    let keeping = UIConfigurationTextAttributesTransformer { $0 }
    let plain = AttributeContainer()
    #expect([linking, keeping].map { $0(plain).link } == [url, nil])
    #expect(linking == keeping)
    #expect(Set([linking, keeping]).count == 1)
  }
}
