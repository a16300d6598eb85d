import HeadlessDevice
import PropsMVVM

/// The dependencies that the chat's screens and services share while the app runs.
final class ChatDependencies {
  /// The shared dependencies; each device has its own.
  static var shared: ChatDependencies {
    Device.current.attached(ChatDependencies.self) { ChatDependencies() }
  }

  let preferences: any PreferencesManager = StoredPreferencesManager()

  private(set) lazy var networkProvider: any NetworkProviderProtocol = NetworkProvider {
    [preferences] in
    preferences.authToken.map { ["Authorization": "Bearer \($0)"] } ?? [:]
  }

  private(set) lazy var messagesService: any MessagesServiceProtocol = MessagesService(
    networkProvider: networkProvider)

  private(set) lazy var userService: any UserServiceProtocol = UserService(
    networkProvider: networkProvider, storage: DeviceStorage())
}
