import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("The state of a table's cell")
struct TableCellStateTests {
  private final class Cell: UITableViewCell {
    let diary = Diary()

    override func updateConfiguration(using state: UICellConfigurationState) {
      diary.write("class \(TableCellStateTests.words(state))")
    }
  }

  private static func words(_ state: UICellConfigurationState) -> [String] {
    [
      ("selected", state.isSelected), ("highlighted", state.isHighlighted),
      ("disabled", state.isDisabled), ("editing", state.isEditing),
    ].filter(\.1).map(\.0)
  }

  @Test("a cell that needs an update of its configuration asks its class, then its handler")
  func update() {
    Device.current = Device()
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      (cell as? Cell)?.diary.write("handler \(Self.words(state))")
    }
    _ = cell.diary.read()
    cell.setNeedsUpdateConfiguration()
    #expect(cell.diary.read() == ["class []", "handler []"])
    cell.isUserInteractionEnabled = false
    cell.setNeedsUpdateConfiguration()
    #expect(cell.diary.read() == ["class [\"disabled\"]", "handler [\"disabled\"]"])
  }

  @Test("a cell that takes touches is not disabled, one that takes none is")
  func disabled() {
    Device.current = Device()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(Self.words(cell.configurationState) == [])
    cell.isUserInteractionEnabled = false
    #expect(Self.words(cell.configurationState) == ["disabled"])
  }
}
