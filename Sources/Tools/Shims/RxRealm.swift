// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxRealm's, and their documentation is too.
import Foundation
public import HeadlessFoundation
public import RealmSwift
public import RxSwift

public enum RxRealmError: Error {
  case objectDeleted
  case unknown
}

/// The places of a collection that changed.
public struct RealmChangeset {
  public let deleted: [Int]
  public let inserted: [Int]
  public let updated: [Int]
}

extension Realm: ReactiveCompatible {}

// MARK: Collections

extension ObservableType where Element: RealmCollection {
  public static func collection(
    from collection: Element, synchronousStart: Bool = true,
    on queue: HeadlessFoundation.DispatchQueue? = nil
  ) -> Observable<Element> {
    events(of: collection, synchronousStart, queue).map(\.0)
  }

  public static func array(
    from collection: Element, synchronousStart: Bool = true,
    on queue: HeadlessFoundation.DispatchQueue? = nil
  ) -> Observable<[Element.Element]> {
    events(of: collection, synchronousStart, queue).map { Array($0.0) }
  }

  public static func changeset(
    from collection: Element, synchronousStart: Bool = true,
    on queue: HeadlessFoundation.DispatchQueue? = nil
  ) -> Observable<(AnyRealmCollection<Element.Element>, RealmChangeset?)> {
    events(of: collection, synchronousStart, queue).map { (AnyRealmCollection($0.0), $0.1) }
  }

  public static func arrayWithChangeset(
    from collection: Element, synchronousStart: Bool = true,
    on queue: HeadlessFoundation.DispatchQueue? = nil
  ) -> Observable<([Element.Element], RealmChangeset?)> {
    events(of: collection, synchronousStart, queue).map { (Array($0.0), $0.1) }
  }

  /// The collection when it is subscribed to or soon after, and after each change.
  private static func events(
    of collection: Element, _ synchronousStart: Bool, _ queue: HeadlessFoundation.DispatchQueue?
  ) -> Observable<(Element, RealmChangeset?)> {
    Observable.create { observer in
      if synchronousStart { observer.onNext((collection, nil)) }
      let token = collection.observe(on: queue) { change in
        switch change {
        case .initial(let collection):
          if !synchronousStart { observer.onNext((collection, nil)) }
        case .update(let collection, let deletions, let insertions, let modifications):
          let places = RealmChangeset(
            deleted: deletions, inserted: insertions, updated: modifications)
          observer.onNext((collection, places))
        case .error(let error):
          observer.onError(error)
        }
      }
      return Disposables.create { token.invalidate() }
    }
  }
}

// MARK: Objects and Realms

extension ObservableType where Element: Object {
  public static func from(
    object: Element, emitInitialValue: Bool = true, properties: [String]? = nil
  ) -> Observable<Element> {
    Observable.create { observer in
      if emitInitialValue { observer.onNext(object) }
      let token = object.observe(keyPaths: properties) { (change: ObjectChange<Element>) in
        switch change {
        case .change(let object, _): observer.onNext(object)
        case .deleted: observer.onError(RxRealmError.objectDeleted)
        case .error(let error): observer.onError(error)
        }
      }
      return Disposables.create { token.invalidate() }
    }
  }

  public static func propertyChanges(object: Element) -> Observable<PropertyChange> {
    Observable.create { observer in
      let token = object.observe { (change: ObjectChange<Element>) in
        switch change {
        case .change(_, let changes): changes.forEach(observer.onNext)
        case .deleted: observer.onError(RxRealmError.objectDeleted)
        case .error(let error): observer.onError(error)
        }
      }
      return Disposables.create { token.invalidate() }
    }
  }
}

extension ObservableType where Element == Realm {
  public static func from(realm: Realm) -> Observable<(Realm, Realm.Notification)> {
    Observable.create { observer in
      let token = realm.observe { observer.onNext(($1, $0)) }
      return Disposables.create { token.invalidate() }
    }
  }
}

// MARK: Writing

extension Reactive where Base == Realm {
  public typealias WriteFailure<Value> = (Value?, any Error) -> Void

  public func add<Objects: Sequence>(
    update: Realm.UpdatePolicy = .error, onError: WriteFailure<Objects>? = nil
  ) -> AnyObserver<Objects> where Objects.Iterator.Element: Object {
    let realm = base
    return Self.observer(onError) { objects in
      try realm.write { realm.add(objects, update: update) }
    }
  }

  public func add<Value: Object>(
    update: Realm.UpdatePolicy = .error, onError: WriteFailure<Value>? = nil
  ) -> AnyObserver<Value> {
    let realm = base
    return Self.observer(onError) { object in
      try realm.write { realm.add(object, update: update) }
    }
  }

  public func delete<Objects: Sequence>(
    onError: WriteFailure<Objects>? = nil
  ) -> AnyObserver<Objects> where Objects.Iterator.Element: Object {
    let realm = base
    return Self.observer(onError) { objects in try realm.write { realm.delete(objects) } }
  }

  public func delete<Value: Object>(onError: WriteFailure<Value>? = nil) -> AnyObserver<Value> {
    let realm = base
    return Self.observer(onError) { object in try realm.write { realm.delete(object) } }
  }

  public static func add<Objects: Sequence>(
    configuration: Realm.Configuration = .defaultConfiguration,
    update: Realm.UpdatePolicy = .error, onError: WriteFailure<Objects>? = nil
  ) -> AnyObserver<Objects> where Objects.Iterator.Element: Object {
    observer(onError) { objects in
      let realm = try Realm(configuration: configuration)
      try realm.write { realm.add(objects, update: update) }
    }
  }

  public static func add<Value: Object>(
    configuration: Realm.Configuration = .defaultConfiguration,
    update: Realm.UpdatePolicy = .error, onError: WriteFailure<Value>? = nil
  ) -> AnyObserver<Value> {
    observer(onError) { object in
      let realm = try Realm(configuration: configuration)
      try realm.write { realm.add(object, update: update) }
    }
  }

  public static func delete<Objects: Sequence>(
    onError: WriteFailure<Objects>? = nil
  ) -> AnyObserver<Objects> where Objects.Iterator.Element: Object {
    observer(onError) { objects in
      guard let realm = objects.first(where: { _ in true })?.realm else {
        throw RxRealmError.unknown
      }
      try realm.write { realm.delete(objects) }
    }
  }

  public static func delete<Value: Object>(
    onError: WriteFailure<Value>? = nil
  ) -> AnyObserver<Value> {
    observer(onError) { object in
      guard let realm = object.realm else { throw RxRealmError.unknown }
      try realm.write { realm.delete(object) }
    }
  }

  /// Returns an observer that writes each element, and tells of the failures of writing.
  private static func observer<Value>(
    _ onError: WriteFailure<Value>?, _ write: @escaping (Value) throws -> Void
  ) -> AnyObserver<Value> {
    AnyObserver { event in
      guard case .next(let value) = event else { return }
      do { try write(value) } catch { onError?(value, error) }
    }
  }
}
