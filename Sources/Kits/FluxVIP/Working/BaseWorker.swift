/// The base class of workers, which do one job and post events about it.
///
/// Coordinators call a worker and post nothing themselves.
open class BaseWorker {
  /// The dispatcher that the worker posts its events to.
  public let dispatcher: Dispatcher

  /// Creates a worker.
  public init(dispatcher: Dispatcher) {
    self.dispatcher = dispatcher
  }
}
