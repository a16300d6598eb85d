import Testing

@testable import Coordination

@Suite("The app's modules")
struct AppModulesTests {
  @Test(
    "a symbol of the app, and what it adds to a library's type, belongs to the app",
    arguments: [
      "$s4Crew11StringTableV5dutchACvpZ", "$s4Crew11StringTableV5dutch_Wz",
      "$s10Foundation4DateV4CrewE5epochACvpZ", "$s13HeadlessUIKit7UIColorC4CrewE5brandACvpZ",
      "$s10Foundation4DateV4CrewE5epoch_Wz", "$s13HeadlessUIKit7UIColorC4CrewE5brand_Wz",
      "$sSS4CrewE5emptySSvpZ",
    ])
  func app(_ name: String) {
    #expect(AppModules.contain(name))
  }

  @Test(
    "a symbol of this package or of the toolchain does not",
    arguments: [
      "$s13HeadlessUIKit7UIColorC5blackACvpZ", "$s10Foundation4DateV5epochACvpZ",
      "$s10Foundation18NSAttributedStringC3KeyV13HeadlessUIKitE10attachment_Wz",
      "$ss6ResultO", "$sSS5emptySSvpZ",
    ])
  func library(_ name: String) {
    #expect(!AppModules.contain(name))
  }
}

@Suite("Symbols of the executable")
struct ExecutableSymbolsTests {
  #if os(Linux)
    @Test("a static property is found by its name with its address and the mark of its initialiser")
    func variable() throws {
      SymbolSample.word = 0x1234
      let variables = ExecutableSymbols.variables.filter { $0.name.contains("12SymbolSampleV") }
      let word = try #require(variables.first { $0.name.hasSuffix("4wordSivpZ") })
      #expect(word.kind == .member && word.size == 8)
      #expect(word.address.load(as: Int.self) == 0x1234)
      #expect(variables.contains { $0.kind == .mark && $0.name.hasSuffix("4list_Wz") })
    }
  #endif
}

/// A type with a variable of each kind.
struct SymbolSample {
  static var word = 0
  static let list = (1...3).map { $0 * word }
}
