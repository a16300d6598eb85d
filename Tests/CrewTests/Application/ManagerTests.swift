@testable import Crew
@testable import CrewCore
@testable import CrewShared
import FluxVIP
import HeadlessDevice
import Injection
import MVPCF
import Testing

@Suite("The app's managers")
struct ManagerTests {
  private func store(_ models: ModelsStored) -> StoreManager<ModelsStored> {
    let store = StoreManager(key: "models", initial: models)
    store.saveCache()
    return store
  }

  @Test("only the first launch clears the store of an earlier installation")
  func firstLaunch() {
    Device.current = Device()
    let store = store(ModelsStored(profile: .ann))
    let manager = CrewFirstLaunchManager(
      preferences: StoredPreferencesManager(), storeManager: store)
    manager.performTasksOnFirstLaunch()
    #expect(StoreManager(key: "models", initial: ModelsStored()).cache == ModelsStored())
    store.cache.profile = .ann
    manager.performTasksOnFirstLaunch()
    #expect(store.cache.profile == .ann)
    #expect(Device.current.appLog == ["app.launched.first"])
  }

  @Test("logging out removes the user's data and posts that the session ended")
  func logout() throws {
    let device = Device.fresh(signedInAs: "u1")
    let preferences = StoredPreferencesManager()
    preferences.isBiometryEnabled = true
    device.storage.set("{}", forKey: "user.u2")
    let app = Container()
    AppAssembly().assemble(container: app)
    app.register(StoreManager<ModelsStored>.self) {
      [store = store(ModelsStored(profile: .ann))] _ in
      store
    }
    let client = try app.require((any HTTPClient).self)
    var answers = 0
    _ = client.send(HTTPRequest("GET", "/trips"), fileID: #fileID, line: #line) { _ in answers += 1
    }
    try app.require((any LogoutManager).self).logout()
    try device.advanceOneSecond()
    #expect(device.storage.values.mapValues(\.text) == ["onboarded": "true"])
    #expect(device.appLog == ["session.ended"])
    #expect(answers == 0, "a request of the session is cancelled")
  }

  @Test("each preference is stored under its fixed key")
  func preferences() {
    let device = Device()
    Device.current = device
    let preferences = StoredPreferencesManager()
    preferences.hasLaunchedBefore = true
    preferences.isOnboarded = true
    preferences.isBiometryEnabled = true
    preferences.allowsNotifications = false
    preferences.allowsLocation = true
    preferences.authToken = "token"
    preferences.userID = "u1"
    #expect(
      device.storage.values.mapValues(\.text) == [
        "launchedBefore": "true", "onboarded": "true", "biometryEnabled": "true",
        "allowsNotifications": "false", "allowsLocation": "true", "authToken": "token",
        "userID": "u1",
      ])
    preferences.isBiometryEnabled = false
    preferences.authToken = nil
    #expect(device.storage.values.count == 5)
    #expect([preferences.allowsNotifications, preferences.allowsLocation] == [false, true])
    #expect([preferences.isBiometryEnabled, preferences.isOnboarded] == [false, true])
  }

  @Test("reachability follows the device's network")
  func reachability() {
    let device = Device()
    Device.current = device
    let reach = Recorder(NetworkReachabilityManager().connectionIsReachable)
    let manager = NetworkReachabilityManager()
    let states = Recorder(manager.connectionIsReachable)
    for isOnline in [false, true] { device.network.isOnline = isOnline }
    #expect(states.values == [true, false, true])
    #expect(reach.values == [true], "a released manager sends no changes")
  }
}
