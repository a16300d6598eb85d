/// What hangs reactive members on a type without crowding its own: `button.rx.tap`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// What the members are about.
  public let base: Base

  /// The reactive members of an object.
  public init(_ base: Base) {
    self.base = base
  }

  /// A binding to any property of the object that can be set.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type with reactive members of its own.
public protocol ReactiveCompatible {
  /// What the members are about.
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
