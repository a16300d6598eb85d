import Reactive

/// A wrapper of an observer that sends completion when it is released.
///
/// The object that sends the events holds the only reference to it.
nonisolated final class CompletingObserver<Element> {
  let observer: AnyObserver<Element>

  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  deinit {
    observer.onCompleted()
  }
}

/// An object that identifies a subscription as the target of a control's action.
nonisolated final class ControlTarget {}
