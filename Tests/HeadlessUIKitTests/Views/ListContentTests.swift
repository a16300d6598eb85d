import Foundation
import HeadlessUIKit
import Testing

@Suite("List content")
struct ListContentTests {
  @Test("a state keeps the values of the app's own keys, which make states differ")
  func customKeys() {
    var state = UICellConfigurationState()
    #expect(state.item == nil)
    state.item = "Tea"
    #expect(state.item == "Tea")
    #expect(state != UICellConfigurationState())
    state.item = nil
    #expect(state == UICellConfigurationState())
  }

  @Test("a list content view has guides for the parts that it shows")
  func guides() {
    var content = UIListContentConfiguration.sidebarCell()
    content.text = "Tea"
    content.textProperties.alignment = .center
    content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .body)
    let view = UIListContentView(configuration: content)
    let before = [view.textLayoutGuide, view.secondaryTextLayoutGuide, view.imageLayoutGuide]
    #expect(before.map { $0 != nil } == [true, false, false])
    content.secondaryText = "Green"
    content.image = UIImage(named: "leaf")
    view.configuration = content
    #expect(view.textLayoutGuide === before[0])
    #expect(view.secondaryTextLayoutGuide != nil && view.imageLayoutGuide != nil)
    #expect(content.textProperties.resolvedColor() == .label)
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .red)
  }

  @Test("texts with attributes take the place of plain ones")
  func attributedTexts() {
    var content = UIListContentConfiguration.cell()
    (content.text, content.secondaryText) = ("Tea", "hot")
    content.attributedText = NSAttributedString(string: "Green tea")
    let view = UIListContentView(configuration: content)
    func texts() -> [String?] { view.subviews.compactMap { $0 as? UILabel }.map(\.text) }
    #expect(texts() == ["Green tea", "hot"])
    content.attributedText = nil
    content.secondaryAttributedText = NSAttributedString(string: "cold")
    #expect(content != .cell())
    view.configuration = content
    #expect(texts() == ["Tea", "cold"])
  }

  @Test("a list content view shows the texts of its configuration, also of a new one")
  func shown() {
    var content = UIListContentConfiguration.cell()
    (content.text, content.secondaryText) = ("Tea", "hot")
    let view = UIListContentView(configuration: content)
    let phone = Phone(view)
    #expect(phone.find("Tea") != nil && phone.find("hot") != nil)
    content.text = "Milk"
    view.configuration = content
    #expect(phone.find("Milk") != nil && phone.find("Tea") == nil)
  }

  @Test("a header of a table shows its content configuration, and a new one in place of it")
  func header() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let phone = Phone(header)
    for text in ["Today", "Tomorrow"] {
      var content = UIListContentConfiguration.plainHeader()
      content.text = text
      header.contentConfiguration = content
      #expect(phone.lines == ["staticText \"\(text)\""])
    }
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let item = UIConfigurationStateCustomKey("item")
}

extension UICellConfigurationState {
  fileprivate var item: String? {
    get { self[.item] as? String }
    set { self[.item] = newValue }
  }
}
