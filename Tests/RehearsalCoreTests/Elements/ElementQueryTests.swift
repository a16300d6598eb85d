import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Queries as the script language has them")
struct ElementQueryTests {
  @Test("a query is described by the parts that it has, in the order of the script language")
  func description() {
    let cell = ElementQuery(type: .cell, index: 2, containing: "Ann \"A\"", in: .sheet)
    let queries = [
      ElementQuery("Send"), ElementQuery(type: .button),
      ElementQuery("Send", type: .button, index: 2),
      ElementQuery(type: .cell, containing: "Ann"), ElementQuery("OK", in: .alert),
      ElementQuery("OK", in: .banner), ElementQuery("Send", type: .button, in: .element(cell)),
    ]
    #expect(
      queries.map(\.description) == [
        #""Send""#, "button", #"button "Send" 2"#, #"cell containing "Ann""#, #""OK" in alert"#,
        #""OK" in banner"#, #"button "Send" in cell 2 containing "Ann \"A\"" in sheet"#,
      ])
  }

  @Test("each type of element is read from its plural", arguments: ElementType.allCases)
  func plural(type: ElementType) {
    #expect(ElementType(plural: type.plural) == type)
  }

  @Test("the plural of a type ends in s, and that of a switch in es")
  func plurals() {
    #expect(
      [ElementType.cell, .switch, .staticText].map(\.plural)
        == ["cells", "switches", "staticTexts"])
  }

  @Test("a word that is no plural is no type", arguments: ["cell", "switchs", "s", ""])
  func noPlural(word: String) {
    #expect(ElementType(plural: word) == nil)
  }
}
