// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of NSObject-Rx, and their documentation is too.
public import Foundation
@_exported import RxSwift
internal import HeadlessUIKit

nonisolated(unsafe) private var bagKey: UInt8 = 0

/// Returns the bag of an object, which is created when it is first asked for.
///
/// It ends with a view or a controller; that of another object off Apple's systems when the table of such
/// values is tidied, since nothing tells of the object's end.
private func bag(of object: AnyObject) -> DisposeBag {
  if let bag = objc_getAssociatedObject(object, &bagKey) as? DisposeBag { return bag }
  let bag = DisposeBag()
  keep(bag, of: object)
  return bag
}

private func keep(_ bag: DisposeBag, of object: AnyObject) {
  objc_setAssociatedObject(object, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

extension Reactive where Base: AnyObject {
  /// The bag whose subscriptions end with the object.
  public var disposeBag: DisposeBag {
    get { bag(of: base) }
    nonmutating set { keep(newValue, of: base) }
  }
}

public protocol HasDisposeBag: AnyObject {
  var disposeBag: DisposeBag { get set }
}

extension HasDisposeBag {
  public var disposeBag: DisposeBag {
    get { bag(of: self) }
    set { keep(newValue, of: self) }
  }
}
