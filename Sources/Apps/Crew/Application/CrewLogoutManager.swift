import CrewChat
import CrewCore
import CrewShared
import FluxVIP
import MVPCF

/// A logout manager that cancels all requests and removes everything that belongs to the user.
final class CrewLogoutManager: LogoutManager {
  private let preferences: any PreferencesManager
  private let client: any HTTPClient
  private let storeManager: StoreManager<ModelsStored>
  private let messagesService: any MessagesServiceProtocol
  private let userService: any UserServiceProtocol
  private let dispatcher: Dispatcher

  init(
    preferences: any PreferencesManager, client: any HTTPClient,
    storeManager: StoreManager<ModelsStored>, messagesService: any MessagesServiceProtocol,
    userService: any UserServiceProtocol, dispatcher: Dispatcher
  ) {
    self.preferences = preferences
    self.client = client
    self.storeManager = storeManager
    self.messagesService = messagesService
    self.userService = userService
    self.dispatcher = dispatcher
  }

  func logout() {
    // The requests come first, so that no response is stored afterwards.
    client.cancelAll()
    preferences.authToken = nil
    preferences.userID = nil
    preferences.isBiometryEnabled = false
    storeManager.cache = ModelsStored()
    storeManager.removeSaved()
    userService.reset()
    messagesService.reset()
    dispatcher.post(.sessionEnded)
  }
}
