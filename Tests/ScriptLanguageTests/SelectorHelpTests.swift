import Testing

@testable import ScriptLanguage

@Suite("Help on selectors")
struct SelectorHelpTests {
  @Test("help selectors has an example of each form, with its meaning")
  func forms() {
    let rows = ScriptHelp.lines(about: ["selectors"]).map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(
      rows == [
        "A selector S names an element on the screen:",
        #"tap "Sign in" its text: identifier, label or title"#,
        #"tap button "Sign in" its type and its text"#,
        "tap cell 2 the second of a type, counted from 1",
        #"tap cell containing "Amsterdam""#, "a cell with such a text in it",
        #"tap "Delete" in cell 2 an element in another one"#,
        #"tap "Done" in alert in the alert, sheet or banner"#,
        "tap tab Chat a tab by its title",
        "A text with spaces needs quotes. `elements` lists the elements with their types.",
      ])
  }
}
