import Foundation
import HeadlessUIKit
import Testing

@Suite("Highlighting items")
struct UICollectionViewHighlightTests {
  private final class RecordingCell: UICollectionViewCell {
    static var calls: [String] = []

    override var isHighlighted: Bool {
      didSet { Self.calls.append("highlighted \(isHighlighted)") }
    }

    override var isSelected: Bool {
      didSet { Self.calls.append("selected \(isSelected)") }
    }
  }

  @Test("a tap highlights the cell, selects it, then removes the highlight")
  func tap() throws {
    let source = GridRecorder(count: 1)
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    let phone = Phone(view)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    RecordingCell.calls = []
    try cell.performTap()
    phone.settle()
    #expect(RecordingCell.calls == ["highlighted true", "selected true", "highlighted false"])
  }
}
