/// The namespace of an object's reactive members, as in `button.rx.tap`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object the members belong to.
  public let base: Base

  /// Creates the reactive members of an object.
  public init(_ base: Base) {
    self.base = base
  }

  /// A binder that sets a property of the object.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type with reactive members.
public protocol ReactiveCompatible {
  /// The type the members belong to.
  associatedtype ReactiveBase

  /// The type's reactive members.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of this object.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The type's reactive members.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    // Settable so that members of `rx` can be set, as in RxSwift; the type itself never changes.
    set {}
  }

  /// The reactive members of this object.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    // Settable so that members of `rx` can be set, as in RxSwift.
    set {}
  }
}
