import Reactive

/// Ends a sequence when it goes away; whoever the sequence is about holds the only reference to it.
nonisolated final class Lifeline<Element> {
  let observer: AnyObserver<Element>

  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  deinit {
    observer.onCompleted()
  }
}

/// Stands for a subscription where an owner is asked for.
nonisolated final class Owner {}
