@testable import CrewSignIn
import Reactive

/// A session manager that records its calls and whose responses a test sends.
final class SessionManagerDouble: SessionManager {
  private(set) var calls: [String] = []
  private var answer = ReplaySubject<Void>.create(bufferSize: 1)

  func signIn(email: String, password: String) -> Single<Void> {
    ask("sign in \(email) \(password)")
  }

  func sendLink(email: String) -> Single<Void> {
    ask("link to \(email)")
  }

  func succeed() {
    answer.onNext(())
    answer.onCompleted()
  }

  func fail(_ error: any Error) {
    answer.onError(error)
  }

  private func ask(_ call: String) -> Single<Void> {
    calls.append(call)
    answer = ReplaySubject<Void>.create(bufferSize: 1)
    return answer.asSingle()
  }
}
