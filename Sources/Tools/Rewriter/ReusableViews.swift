extension Index {
  /// The initializers of UIKit's reusable views, on which the one that lists call is built.
  private static let reusable: [String: [String]] = [
    "UITableViewCell": ["style", "reuseIdentifier"],
    "UITableViewHeaderFooterView": ["reuseIdentifier"], "UICollectionReusableView": ["frame"],
    "UICollectionViewCell": ["frame"], "UICollectionViewListCell": ["frame"],
    "MKAnnotationView": ["annotation", "reuseIdentifier"],
    "MKMarkerAnnotationView": ["annotation", "reuseIdentifier"],
    "MKPinAnnotationView": ["annotation", "reuseIdentifier"],
  ]

  /// The initializer by which lists create a cell, for a class that does not inherit it.
  ///
  /// Such a class has initializers of its own alone, and is created by the app, never by a list.
  func reusableInitializer(of name: String) -> String? {
    guard let labels = reusableLabels(of: name), hidesReusable(name, labels) else { return nil }
    let parameters =
      labels.first == "annotation"
      ? "annotated: any MKAnnotation, reuseIdentifier: String?" : "reusableAs identifier: String"
    return " public required init(\(parameters)) { fatalError(\"\(name) cannot be "
      + "dequeued: it has no init(\(labels.map { "\($0):" }.joined()))\") }; "
  }

  /// The labels of the initializer by which lists create objects of a class; nil unless it is a reusable view.
  private func reusableLabels(of name: String) -> [String]? {
    ancestry(of: name).lazy.compactMap { Self.reusable[$0] }.first
  }

  /// Whether a class of the app does not inherit the initializer by which lists create it.
  ///
  /// Below a class that hides it, it is a designated initializer, which any initializer of a class hides.
  private func hidesReusable(_ name: String, _ labels: [String]) -> Bool {
    guard let own = constructors(of: name) else { return false }
    let isHiddenAbove = ancestry(of: name).dropFirst().contains {
      constructors(of: $0)?.hides(labels) == true
    }
    return isHiddenAbove ? !own.inheritsAll : own.hides(labels)
  }

  /// The initializers of a class of the app; nil for a class of others.
  private func constructors(of name: String) -> Constructors? {
    guard let entry = classes[name], !entry.isForeign else { return nil }
    return entry.constructors
  }
}
