import Coordination
import Foundation
import HeadlessDevice

final class GreetingClient {
  func load(completion: @escaping (Result<String, NetworkError>) -> Void) {
    Device.current.network.send(HTTPRequest("GET", "/greeting")) { result in
      completion(result.map { String(decoding: $0.body, as: UTF8.self) })
    }
  }
}

final class GreetingServer: Server {
  func respond(to request: HTTPRequest) -> HTTPResponse {
    HTTPResponse(status: 200, body: Data("Hello".utf8))
  }
}

struct Greeting: Decodable {
  let text: String
}

func greeting(in response: HTTPResponse) -> Greeting? {
  do {
    return try JSONDecoder().decode(Greeting.self, from: response.body)
  } catch {
    Device.current.network.reportDecodingFailure(error)
    return nil
  }
}

final class TokenStore {
  var token: String? {
    get { Device.current.storage.string(forKey: "token") }
    set { Device.current.storage.set(newValue, forKey: "token") }
  }
}

final class Ticker {
  private(set) var count = 0
  private var repetition: VirtualClock.Repetition?

  func start() {
    repetition = Device.current.clock.schedule(every: .seconds(1)) { [weak self] in
      self?.count += 1
    }
  }

  func stop() {
    repetition?.cancel()
  }
}

final class AnalyticsQueue {
  static var shared: AnalyticsQueue {
    Device.current.attached(AnalyticsQueue.self) { AnalyticsQueue() }
  }

  func post(_ name: String) {
    Device.current.log.post(name)
  }
}

class FlowCoordinator {
  init() {
    Lifetimes.watch(self)
  }
}

func sendARequest() {
  Device.current.network.send(HTTPRequest("GET", "/trips")) { result in
    print(result.map(\.status))
  }
}
