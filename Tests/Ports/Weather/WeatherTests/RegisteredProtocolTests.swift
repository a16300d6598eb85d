// swift-format-ignore-file
import XCTest

/// Answers every request of the shared session.
private final class ClearSkyProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let response = HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("clear".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

final class RegisteredProtocolTests: XCTestCase {
  override func tearDown() {
    URLProtocol.unregisterClass(ClearSkyProtocol.self)
    super.tearDown()
  }

  func testARegisteredClassAnswersTheSharedSession() {
    XCTAssertTrue(URLProtocol.registerClass(ClearSkyProtocol.self))
    let answered = expectation(description: "answered")
    let url = URL(string: "https://weather.example/sky")!
    URLSession.shared.dataTask(with: url) { data, _, _ in
      XCTAssertEqual(data, Data("clear".utf8))
      answered.fulfill()
    }.resume()
    wait(for: [answered], timeout: 1)
  }
}
