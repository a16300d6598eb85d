import Differentiator
import Foundation
import RxCocoa

extension Array where Element: SectionModelType {
  subscript(path: IndexPath) -> Element.Item {
    get { self[path.section].items[path.item] }
    set {
      var items = self[path.section].items
      items[path.item] = newValue
      self[path.section] = Element(original: self[path.section], items: items)
    }
  }

  /// Returns the item at a place, for the events of a bound list.
  func model(at path: IndexPath) throws -> Any {
    guard indices.contains(path.section), self[path.section].items.indices.contains(path.item)
    else { throw RxError.argumentOutOfRange }
    return self[path]
  }

  /// Moves an item, within its section or to another.
  mutating func move(from source: IndexPath, to destination: IndexPath) {
    var items = self[source.section].items
    let item = items.remove(at: source.item)
    self[source.section] = Element(original: self[source.section], items: items)
    var others = self[destination.section].items
    others.insert(item, at: destination.item)
    self[destination.section] = Element(original: self[destination.section], items: others)
  }
}
