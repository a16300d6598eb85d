/// Where the events of a source go: three methods instead of an enum, so that an element travels
/// through code that does not know its type without being packed and unpacked at every operator.
class Sink<Element>: Link {
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

/// How a sequence ended.
enum Ending {
  case completed
  case error(any Error)

  func tell<Element>(_ sink: Sink<Element>) {
    switch self {
    case .completed: sink.completed()
    case .error(let error): sink.error(error)
    }
  }
}
