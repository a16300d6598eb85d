import CrewCore
import CrewShared
import FluxVIP
import HeadlessDevice
import MVPCF

/// A first-launch manager that clears the store of an earlier installation.
final class CrewFirstLaunchManager: FirstLaunchManager {
  private let preferences: any PreferencesManager
  private let storeManager: StoreManager<ModelsStored>

  init(preferences: any PreferencesManager, storeManager: StoreManager<ModelsStored>) {
    self.preferences = preferences
    self.storeManager = storeManager
  }

  func performTasksOnFirstLaunch() {
    guard !preferences.hasLaunchedBefore else { return }
    preferences.hasLaunchedBefore = true
    Device.current.log.post("app.launched.first")
    guard storeManager.cache != ModelsStored() else { return }
    storeManager.cache = ModelsStored()
    storeManager.saveCache()
  }
}
