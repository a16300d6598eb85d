/// An internal observer of a source, with one method for each kind of event.
///
/// Methods instead of an enum spare every operator from packing and unpacking elements whose type
/// it does not know.
@usableFromInline
class Sink<Element>: LinkedDisposable {
  func next(_ element: Element) {
    fatalError("Reactive: a sink without next")
  }

  func error(_ error: any Error) {
    fatalError("Reactive: a sink without error")
  }

  func completed() {
    fatalError("Reactive: a sink without completed")
  }

  final func send(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): self.error(error)
    case .completed: completed()
    }
  }
}

/// A terminal event, without an element type.
enum TerminalEvent {
  case completed
  case error(any Error)

  func send<Element>(to sink: Sink<Element>) {
    switch self {
    case .completed: sink.completed()
    case .error(let error): sink.error(error)
    }
  }
}

extension Event {
  /// Creates the event of any element type that a terminal event stands for.
  init(_ terminalEvent: TerminalEvent) {
    switch terminalEvent {
    case .completed: self = .completed
    case .error(let error): self = .error(error)
    }
  }
}
