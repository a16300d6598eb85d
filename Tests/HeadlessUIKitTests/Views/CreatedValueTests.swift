import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Values that are given at creation")
struct CreatedValueTests {
  @Test("an action for assistive technologies has its name, its target and its method")
  func customAction() {
    Device.current = Device()
    let view = UIView()
    let action = UIAccessibilityCustomAction(
      name: "Share", target: view, selector: Selector("share:"))
    #expect(action.name == "Share" && action.target === view)
    #expect(action.selector == Selector("share:") && action.actionHandler == nil)
  }

  @Test("a preview has its view and its options")
  func previews() {
    Device.current = Device()
    let view = UIView()
    let (dragged, plain) = (UIDragPreviewParameters(), UIPreviewParameters())
    let preview = UIDragPreview(view: view, parameters: dragged)
    #expect(preview.view === view && preview.parameters === dragged)
    let targeted = UITargetedPreview(view: view, parameters: plain)
    #expect(targeted.view === view && targeted.parameters === plain)
  }

  @Test("the space around an item has the space of each edge")
  func edgeSpacing() {
    Device.current = Device()
    let spacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: .flexible(2), trailing: nil, bottom: .fixed(4))
    let edges = [spacing.leading, spacing.top, spacing.trailing, spacing.bottom]
    #expect(edges.map { $0?.spacing } == [1, 2, nil, 4])
  }

  @Test("a compositional layout has the configuration that it is created with")
  func configurations() {
    Device.current = Device()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let layouts = [
      UICollectionViewCompositionalLayout(section: section(), configuration: configuration),
      UICollectionViewCompositionalLayout(
        sectionProvider: { _, _ in nil }, configuration: configuration),
    ]
    #expect(layouts.map { $0.configuration === configuration } == [true, true])
  }

  private func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }
}
