import HeadlessUIKit
import Testing

@Suite("Setting the text of a field")
struct SettingTextTests {
  @Test("a text that is set replaces the text of a field, of a search bar's and of a text view")
  func replaced() throws {
    let (field, view, bar) = (UITextField(), UITextView(), UISearchBar())
    _ = Phone(field, view, bar)
    let search = bar.searchTextField
    field.text = "old"
    view.text = "old"
    search.text = "old"
    for part in [field, view, search] as [UIView] {
      try part.performSet("new")
    }
    #expect([field.text, view.text, search.text] == ["new", "new", "new"])
  }
}
