@testable import CrewAccount
@testable import CrewCore
@testable import CrewShared
@testable import CrewTrips
import FluxVIP
import Foundation

extension Trip {
  /// Returns a trip on 6 January 2026 at 07:30.
  static func sample(_ id: String, _ from: String, _ to: String, isPast: Bool = false) -> Trip {
    Trip(
      id: id, from: from, to: to, departure: Date(timeIntervalSince1970: 1_767_684_600),
      carrier: "NS", status: "On time", isPast: isPast)
  }
}

extension Profile {
  static let ann = Profile(id: "u1", name: "Ann Bakker", email: "ann@crew.example")
}

/// A driver whose responses a test sends.
final class DriverDouble: Driver {
  private(set) var calls: [String] = []
  private var trips: ((Result<[Trip], any Error>) -> Void)?
  private var profile: ((Result<Profile, any Error>) -> Void)?

  func getTrips(completion: @escaping (Result<[Trip], any Error>) -> Void) {
    calls.append("trips")
    trips = completion
  }

  func getProfile(completion: @escaping (Result<Profile, any Error>) -> Void) {
    calls.append("profile")
    profile = completion
  }

  /// Drops the requests under way, as the HTTP client does at the end of a session.
  func cancelAll() {
    trips = nil
    profile = nil
  }

  func answer(_ result: Result<[Trip], any Error>) {
    trips?(result)
  }

  func answer(_ result: Result<Profile, any Error>) {
    profile?(result)
  }
}

/// The core of the FluxVIP flows over a driver double.
final class CoreDouble: TripListDependenciesProtocol, AccountDependenciesProtocol {
  let dispatcher = Dispatcher()
  let driver = DriverDouble()
  let preferences = StoredPreferencesManager()
  let storeManager = StoreManager(key: "models", initial: ModelsStored())
  let tripStatus: TripStatus
  let profileStatus: ProfileStatus
  let biometryState: BiometryState

  init() {
    tripStatus = TripStatus(dispatcher: dispatcher)
    profileStatus = ProfileStatus(dispatcher: dispatcher)
    biometryState = BiometryState(dispatcher: dispatcher, preferences: preferences)
  }

  var dataManager: any DataManager { StoredDataManager(storeManager: storeManager) }

  func worker<Worker: CrewWorker>(_ type: Worker.Type) -> Worker {
    Worker(
      dispatcher: dispatcher, driver: driver, dataManager: dataManager, storeManager: storeManager)
  }
}
