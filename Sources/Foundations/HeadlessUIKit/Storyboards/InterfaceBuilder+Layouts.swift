import Foundation

extension InterfaceBuilder {
  /// Creates the layout of a collection, of the app's class where the element names one.
  func makeLayout(_ element: InterfaceElement) -> UICollectionViewLayout {
    let layout = InterfaceTypes.makeLayout(element, InterfaceCoder(element, reuseIdentifier: nil))
    keep(layout, element)
    guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
    if element["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let spacing = element.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") {
      flow.minimumInteritemSpacing = spacing
    }
    if let size = Self.size("itemSize", of: element) { flow.itemSize = size }
    if let size = Self.size("headerReferenceSize", of: element) { flow.headerReferenceSize = size }
    if let size = Self.size("footerReferenceSize", of: element) { flow.footerReferenceSize = size }
    if let inset = element.child(key: "sectionInset") {
      flow.sectionInset = UIEdgeInsets(
        top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0,
        bottom: inset.number("maxY") ?? 0, right: inset.number("maxX") ?? 0)
    }
    return layout
  }

  private static func size(_ key: String, of element: InterfaceElement) -> CGSize? {
    element.child(key: key).map {
      CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
    }
  }
}
