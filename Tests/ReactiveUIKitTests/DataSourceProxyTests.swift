import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

/// An app's own class with a data source.
private final class Shelf: HasDataSource {
  weak var dataSource: (any ShelfDataSource)?
}

private protocol ShelfDataSource: AnyObject {
  func titles(of shelf: Shelf) -> [String]
}

private final class ShelfDataSourceProxy: DelegateProxy<Shelf, any ShelfDataSource>,
  DelegateProxyType, ShelfDataSource
{
  static func registerKnownImplementations() {
    register { ShelfDataSourceProxy(parentObject: $0, delegateProxy: ShelfDataSourceProxy.self) }
  }

  func titles(of shelf: Shelf) -> [String] {
    (forwardToDelegate()?.titles(of: shelf) ?? []) + ["of the proxy"]
  }
}

@Suite("An app's own proxy of a data source")
struct DataSourceProxyTests {
  private final class Own: ShelfDataSource {
    func titles(of shelf: Shelf) -> [String] { ["own"] }
  }

  @Test("it becomes the data source, and forwards to the one that was set before")
  func forwards() {
    let (shelf, own) = (Shelf(), Own())
    shelf.dataSource = own
    #expect(ShelfDataSourceProxy.currentDelegate(for: shelf) === own)
    let proxy = ShelfDataSourceProxy.proxy(for: shelf)
    #expect(shelf.dataSource === proxy)
    #expect(shelf.dataSource?.titles(of: shelf) == ["own", "of the proxy"])
  }
}
