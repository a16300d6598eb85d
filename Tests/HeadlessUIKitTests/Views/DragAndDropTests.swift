import Foundation
import HeadlessUIKit
import Testing

@Suite("Drag and drop")
struct DragAndDropTests {
  @Test("an interaction knows its delegate and its view, and no drag begins")
  func interactions() {
    let view = UIView()
    let shelf = Shelf()
    let drag = UIDragInteraction(delegate: shelf)
    let drop = UIDropInteraction(delegate: shelf)
    view.addInteraction(drag)
    view.addInteraction(drop)
    #expect(drag.view === view && drop.view === view)
    #expect(drag.delegate === shelf && drop.delegate === shelf)
    view.removeInteraction(drag)
    #expect(view.interactions.count == 1)
  }

  @Test("lists hold the delegates of drags and drops weakly")
  func delegates() {
    let table = UITableView()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var shelf: Shelf? = Shelf()
    table.dragDelegate = shelf
    table.dropDelegate = shelf
    table.dragInteractionEnabled = true
    collection.dragDelegate = shelf
    collection.dropDelegate = shelf
    #expect(table.dragDelegate === shelf && table.dropDelegate === shelf)
    #expect(collection.dragDelegate === shelf && collection.dropDelegate === shelf)
    shelf = nil
    #expect(table.dragDelegate == nil && table.dropDelegate == nil)
    #expect(collection.dragDelegate == nil && collection.dropDelegate == nil)
    let isActive = [table.hasActiveDrag, collection.hasActiveDrop]
    #expect(table.dragInteractionEnabled && isActive == [false, false])
  }

  @Test("an item keeps its provider and its object, and an answer its effect and its place")
  func values() {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "Tea"))
    item.localObject = 7
    #expect(item.itemProvider.canLoadObject(ofClass: String.self))
    #expect(item.localObject as? Int == 7)
    #expect(Set([item, item, UIDragItem(itemProvider: item.itemProvider)]).count == 2)
    let answers = [
      UITableViewDropProposal(operation: .move, intent: .automatic),
      UITableViewDropProposal(operation: .copy),
    ]
    #expect(answers.map(\.operation) == [.move, .copy])
    #expect(answers.map(\.intent) == [.automatic, .unspecified])
  }
}

/// A delegate of all drags and drops.
private final class Shelf: UIDragInteractionDelegate, UIDropInteractionDelegate,
  UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}
