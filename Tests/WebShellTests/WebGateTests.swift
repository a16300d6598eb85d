import Testing

@testable import WebShell

@Suite("The gate of the web page")
struct WebGateTests {
  private let gate = WebGate(token: "secret", port: 8080)

  private func status(_ change: (inout WebRequest) -> Void) -> Int? {
    var request = WebRequest()
    request.host = "127.0.0.1:8080"
    request.path = "/secret/state"
    change(&request)
    guard case .failure(let refusal) = gate.route(request) else { return nil }
    return refusal.status
  }

  @Test("the path behind the token is returned, with the origin of the page or without one")
  func passes() {
    #expect(status { _ in } == nil)
    #expect(status { $0.origin = "http://127.0.0.1:8080" } == nil)
    #expect(status { $0.host = "localhost:8080" } == nil)
    var request = WebRequest()
    request.host = "127.0.0.1:8080"
    request.path = "/secret/a/b"
    #expect(gate.route(request) == .success("a/b"))
    request.path = "/secret"
    #expect(gate.route(request) == .success("/"))
  }

  @Test("a request without the token, with a part of it or with another one gets 403")
  func tokens() {
    for path in ["/", "", "/state", "/secre/state", "/secrets/state", "/SECRET/state", "//secret/"]
    {
      #expect(status { $0.path = path } == 403, "\(path)")
    }
  }

  @Test("a refusal names the address that the server answers to")
  func refusals() {
    var request = WebRequest()
    (request.host, request.path) = ("evil", "/secret/state")
    #expect(
      gate.route(request)
        == .failure(WebRefusal(403, "this server answers only to 127.0.0.1:8080")))
    #expect(gate.address == "http://127.0.0.1:8080/secret/")
  }

  @Test("a request of another origin, or to another host, gets 403")
  func origins() {
    for origin in [
      "http://evil.example", "null", "https://127.0.0.1:8080", "http://127.0.0.1:9090",
      "http://127.0.0.1:8080.evil.example",
    ] {
      #expect(status { $0.origin = origin } == 403, "\(origin)")
    }
    for host in ["evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "127.0.0.1:8080.evil"] {
      #expect(status { $0.host = host } == 403, "\(host)")
    }
    #expect(status { $0.host = nil } == 403)
  }

  @Test("a body that is too long gets 413")
  func oversized() {
    #expect(status { $0.isOversized = true } == 413)
  }

  @Test("two tokens differ, and have 32 hexadecimal digits")
  func tokensAreRandom() {
    let tokens = (0..<20).map { _ in WebGate.makeToken() }
    #expect(Set(tokens).count == 20)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
