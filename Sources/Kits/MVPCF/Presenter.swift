public import Reactive

/// What every presenter is: the logic of one screen, as relays a view can be bound to.
@MainActor public protocol Presenter: AnyObject {
  /// What the screen is rendered from now, by name, for those who look at the app from outside.
  var values: [String: Any] { get }
}

/// A presenter that waits for something now and then.
@MainActor public protocol LoadablePresenter: Presenter {
  /// Whether it waits.
  var isLoading: BehaviorRelay<Bool> { get }
}

/// A presenter that has mistakes to show.
@MainActor public protocol ErrorThrowingPresenter: Presenter {
  /// The mistakes, each once.
  var errors: PublishRelay<PresentableError> { get }
}

/// A mistake in the words of an alert.
public struct PresentableError: Error, Equatable, Sendable {
  /// The alert's title.
  public let title: String

  /// The alert's message.
  public let message: String

  /// Creates a mistake to be shown.
  public init(title: String, message: String) {
    self.title = title
    self.message = message
  }
}
