import VirtualTime

/// The handling of errors that no subscription handles, for each thread.
public enum Hooks {
  /// A closure that receives an unhandled error, with the call stack of the subscription.
  public typealias DefaultErrorHandler = (
    _ subscriptionCallStack: [String], _ error: any Error
  ) -> Void

  /// A closure that returns a call stack.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  /// The handler of errors that reach a subscription without `onError`.
  ///
  /// The default one reports a mistake of the app, with the line that subscribed.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { ThreadHooks.current.errorHandler }
    set { ThreadHooks.current.errorHandler = newValue }
  }

  /// The closure that returns the call stack for the error handler.
  ///
  /// The default one returns the line that subscribed.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { ThreadHooks.current.captureCallStack }
    set { ThreadHooks.current.captureCallStack = newValue }
  }

  /// Whether the error handler receives a call stack, captured where the error arrives.
  public static var recordCallStackOnError: Bool {
    get { ThreadHooks.current.recordsCallStack }
    set { ThreadHooks.current.recordsCallStack = newValue }
  }

  /// Calls the error handler with an error that reached a subscription made at a place.
  static func handle(_ error: any Error, from origin: Origin) {
    let hooks = ThreadHooks.current
    hooks.origin = origin
    hooks.errorHandler(hooks.recordsCallStack ? hooks.captureCallStack() : [], error)
  }
}

/// The hooks of one thread.
private final class ThreadHooks {
  private static let threadLocal = ThreadLocal<ThreadHooks>()

  static var current: ThreadHooks {
    if let known = threadLocal.value { return known }
    let hooks = ThreadHooks()
    threadLocal.value = hooks
    return hooks
  }

  /// The place of the subscription that the last unhandled error reached.
  var origin = Origin.unknown
  var recordsCallStack = false

  var errorHandler: Hooks.DefaultErrorHandler = { _, error in
    ThreadHooks.current.origin.reportUnhandled(error)
  }

  var captureCallStack: Hooks.CustomCaptureSubscriptionCallstack = {
    [ThreadHooks.current.origin.description]
  }
}
