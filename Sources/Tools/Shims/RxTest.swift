// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxTest's, and their documentation is too.
@_exported import Reactive

// RxTest 4 has the following, and many tests still use it.

nonisolated public func next<Element>(
  _ time: TestTime, _ element: Element
) -> Recorded<Event<Element>> { .next(time, element) }

nonisolated public func completed<Element>(
  _ time: TestTime, _ type: Element.Type = Element.self
) -> Recorded<Event<Element>> { .completed(time, type) }

nonisolated public func error<Element>(
  _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
) -> Recorded<Event<Element>> { .error(time, error, type) }
