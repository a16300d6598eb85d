import FluxVIP
import MVPCF

/// A logout manager that removes the user's token, stored models and messages.
final class CrewLogoutManager: LogoutManager {
  private let preferences: any PreferencesManager
  private let storeManager: StoreManager<ModelsStored>

  private let dispatcher: Dispatcher

  init(
    preferences: any PreferencesManager, storeManager: StoreManager<ModelsStored>,
    dispatcher: Dispatcher
  ) {
    self.preferences = preferences
    self.storeManager = storeManager
    self.dispatcher = dispatcher
  }

  func logout() {
    preferences.authToken = nil
    preferences.userID = nil
    storeManager.cache = ModelsStored()
    storeManager.saveCache()
    ChatDependencies.shared.messagesService.reset()
    dispatcher.post(.sessionEnded)
  }
}
