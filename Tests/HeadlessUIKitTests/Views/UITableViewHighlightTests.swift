import HeadlessUIKit
import Testing

@Suite("Highlighting rows")
struct UITableViewHighlightTests {
  private final class RecordingCell: UITableViewCell {
    static var calls: [String] = []

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      Self.calls.append("highlighted \(isHighlighted)")
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      Self.calls.append("selected \(isSelected)")
    }
  }

  @Test("a tap highlights the cell, removes the highlight, then selects the cell")
  func tap() throws {
    let source = TableRecorder([["a"]])
    source.table.register(RecordingCell.self, forCellReuseIdentifier: "cell")
    let phone = Phone(source.table)
    RecordingCell.calls = []
    try phone.tap("a", .cell)
    #expect(RecordingCell.calls == ["highlighted true", "highlighted false", "selected true"])
  }
}
