@testable import Crew
import FluxVIP
import Foundation
import HeadlessDevice
import Testing

@Suite("ProfileWorker and ProfileStatus")
struct ProfileWorkerTests {
  private final class Journal {
    var lines: [String] = []

    func note(_ result: Result<Profile, any Error>) {
      switch result {
      case .success(let profile): lines.append(profile.name)
      case .failure(let error): lines.append(error.localizedDescription)
      }
    }
  }

  @Test("the profile is fetched once, and refreshed on demand")
  func once() {
    Device.current = Device()
    let core = CoreDouble()
    let worker = core.worker(ProfileWorker.self)
    let journal = Journal()
    worker.fetchProfileOnce(completion: journal.note)
    core.driver.answer(.success(Profile.ann))
    worker.fetchProfileOnce(completion: journal.note)
    #expect(core.driver.calls == ["profile"])
    worker.refreshProfile(completion: journal.note)
    core.driver.answer(.success(Profile(id: "u1", name: "Ann de Boer", email: "")))
    #expect(journal.lines == ["Ann Bakker", "Ann Bakker", "Ann de Boer"])
    #expect(core.dataManager.profile?.name == "Ann de Boer")
    #expect(
      Device.current.story.filter { $0.hasPrefix("profile") } == [
        "profile.fetch.began", "profile.fetch.ended", "profile.fetch.ended",
        "profile.fetch.began", "profile.fetch.ended",
      ])
  }

  @Test("a failure ends the waiting, and everyone who asked meanwhile is told")
  func failing() {
    Device.current = Device()
    let core = CoreDouble()
    let worker = core.worker(ProfileWorker.self)
    let journal = Journal()
    for _ in 0..<2 { worker.refreshProfile(completion: journal.note) }
    #expect(core.profileStatus.isFetching.value)
    core.driver.answer(Result<Profile, any Error>.failure(DriverError.unreadable))
    #expect(journal.lines == Array(repeating: "The server's answer could not be read.", count: 2))
    #expect(!core.profileStatus.isFetching.value)
    #expect(core.driver.calls == ["profile"])
  }

  @Test("when the session ends nobody's answer is kept for the next one")
  func sessionEnd() {
    Device.current = Device()
    let core = CoreDouble()
    let worker = core.worker(ProfileWorker.self)
    let journal = Journal()
    worker.refreshProfile(completion: journal.note)
    core.dispatcher.post(.sessionEnded)
    core.driver.answer(.success(Profile.ann))
    #expect(journal.lines == [])
    #expect(core.dataManager.profile == nil)
    #expect(!core.profileStatus.isFetching.value)
    #expect(core.driver.calls == ["profile", "profile cancelled"])
  }
}
