@testable import CrewCore
@testable import CrewShared
import FluxVIP
import Foundation
import HeadlessDevice
import Testing

@Suite("ProfileWorker and ProfileStatus")
struct ProfileWorkerTests {
  private final class ResultRecorder {
    var lines: [String] = []

    func record(_ result: Result<Profile, any Error>) {
      switch result {
      case .success(let profile): lines.append(profile.name)
      case .failure(let error): lines.append(error.localizedDescription)
      }
    }
  }

  @Test("fetchProfileOnce requests the profile once, and refreshProfile requests it again")
  func once() {
    Device.current = Device()
    let core = CoreDouble()
    let worker = core.worker(ProfileWorker.self)
    let recorder = ResultRecorder()
    worker.fetchProfileOnce(completion: recorder.record)
    core.driver.answer(.success(Profile.ann))
    worker.fetchProfileOnce(completion: recorder.record)
    #expect(core.driver.calls == ["profile"])
    worker.refreshProfile(completion: recorder.record)
    core.driver.answer(.success(Profile(id: "u1", name: "Ann de Boer", email: "")))
    #expect(recorder.lines == ["Ann Bakker", "Ann Bakker", "Ann de Boer"])
    #expect(core.dataManager.profile?.name == "Ann de Boer")
    #expect(
      Device.current.appLog.filter { $0.hasPrefix("profile") } == [
        "profile.fetch.began", "profile.fetch.ended", "profile.fetch.ended",
        "profile.fetch.began", "profile.fetch.ended",
      ])
  }

  @Test("a failure ends fetching and calls every waiting completion handler")
  func failing() {
    Device.current = Device()
    let core = CoreDouble()
    let worker = core.worker(ProfileWorker.self)
    let recorder = ResultRecorder()
    for _ in 0..<2 { worker.refreshProfile(completion: recorder.record) }
    #expect(core.profileStatus.isFetching.value)
    core.driver.answer(Result<Profile, any Error>.failure(ServerError.unreadable))
    #expect(recorder.lines == Array(repeating: "The server's answer could not be read.", count: 2))
    #expect(!core.profileStatus.isFetching.value)
    #expect(core.driver.calls == ["profile"])
  }

  @Test("after logging out nothing is stored, and the worker requests again")
  func sessionEnd() {
    Device.current = Device()
    let core = CoreDouble()
    let worker = core.worker(ProfileWorker.self)
    let recorder = ResultRecorder()
    worker.refreshProfile(completion: recorder.record)
    core.driver.cancelAll()
    core.dispatcher.post(.sessionEnded)
    core.driver.answer(.success(Profile.ann))
    #expect(recorder.lines == [])
    #expect(core.dataManager.profile == nil)
    #expect(!core.profileStatus.isFetching.value)
    worker.fetchProfileOnce()
    #expect(core.driver.calls == ["profile", "profile"])
  }
}
