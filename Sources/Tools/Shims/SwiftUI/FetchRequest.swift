// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import HeadlessCoreData
public import HeadlessFoundation
import HeadlessUIKit

extension EnvironmentValues {
  /// The context of a view's objects; there is none before the app sets one.
  public var managedObjectContext: NSManagedObjectContext {
    get {
      self[ContextKey.self] ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
    set { self[ContextKey.self] = newValue }
  }
}

private struct ContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext? { nil }
}

/// The objects that a view fetches when its body is read; bodies are not brought, so there are none.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult> {
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }

  public init(
    entity: NSEntityDescription, sortDescriptors: [HeadlessFoundation.NSSortDescriptor],
    predicate: HeadlessFoundation.NSPredicate? = nil, animation: Animation? = nil
  ) {}
  public init(
    sortDescriptors: [HeadlessFoundation.NSSortDescriptor],
    predicate: HeadlessFoundation.NSPredicate? = nil, animation: Animation? = nil
  ) {}
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: HeadlessFoundation.NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
}

nonisolated public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Result { fatalError("there are no objects") }
}
