import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Cells that take no touches")
struct CellReachTests {
  @Test(
    "a cell is disabled by itself, by its traits and by the list it is in",
    arguments: [true, false])
  func disabled(isRow: Bool) {
    Device.current = Device()
    func enabled(_ change: (UIView, UIView) -> Void) -> Bool {
      let cell =
        isRow ? UITableViewCell(style: .default, reuseIdentifier: nil) : UICollectionViewCell()
      let list = UIView()
      list.addSubview(cell)
      change(cell, list)
      return cell.elementIsEnabled
    }
    #expect(enabled { _, _ in })
    #expect(!enabled { cell, _ in cell.isUserInteractionEnabled = false })
    #expect(!enabled { cell, _ in cell.accessibilityTraits.insert(.notEnabled) })
    #expect(!enabled { _, list in list.isUserInteractionEnabled = false })
  }
}
