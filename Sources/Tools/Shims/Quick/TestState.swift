// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
/// A value that each example gets anew, and that is gone after it.
@propertyWrapper
public struct TestState<T> {
  private final class Container {
    var value: T?
  }

  private let container = Container()

  public var wrappedValue: T! {
    get { container.value }
    nonmutating set { container.value = newValue }
  }

  public init() { begin { nil } }

  public init(wrappedValue: @escaping @autoclosure () -> T?) { begin(wrappedValue) }

  public init(_ initialValue: @escaping @autoclosure () -> T) { begin { initialValue() } }

  private func begin(_ makeValue: @escaping () -> T?) {
    let (group, container) = (World.current.currentGroup, container)
    group.hooks.append { _, runExample in
      container.value = makeValue()
      runExample()
      container.value = nil
    }
    group.asyncHooks.append { _, runExample in
      container.value = makeValue()
      await runExample()
      container.value = nil
    }
  }
}
