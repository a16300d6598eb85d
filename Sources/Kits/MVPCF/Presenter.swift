public import Reactive

/// The logic of one screen, with relays that its view is bound to.
@MainActor public protocol Presenter: AnyObject {
  /// The type of the screen's current values.
  associatedtype Props

  /// The current values of the relays that the view is bound to, for drivers to show.
  var props: Props { get }
}

/// A presenter with a loading state.
@MainActor public protocol LoadablePresenter: Presenter {
  /// Whether the presenter is loading.
  var isLoading: BehaviorRelay<Bool> { get }
}

/// A presenter with errors to show.
@MainActor public protocol ErrorThrowingPresenter: Presenter {
  /// The errors, each sent once.
  var errors: PublishRelay<PresentableError> { get }
}

/// An error with the title and the message of an alert.
public struct PresentableError: Error, Equatable, Sendable {
  /// The alert's title.
  public let title: String

  /// The alert's message.
  public let message: String

  /// Creates an error to show in an alert.
  public init(title: String, message: String) {
    self.title = title
    self.message = message
  }
}
