import JSONRPC
import RehearsalCore
import Testing

@Suite("A JSON-RPC endpoint")
struct EndpointTests {
  private let endpoint = RPCEndpoint { name, parameters throws(RPCError) in
    guard name == "echo" else { throw .methodNotFound(name) }
    return parameters ?? .null
  }

  @Test("a request is answered with its id")
  func request() {
    #expect(
      endpoint.answer(
        #"{"jsonrpc": "2.0", "id": "a", "method": "echo", "params": {"x": [1, 2.5]}}"#)
        == #"{"jsonrpc":"2.0","id":"a","result":{"x":[1,2.5]}}"#)
  }

  @Test("a notification has no answer, not even an error")
  func notification() {
    #expect(endpoint.answer(#"{"jsonrpc": "2.0", "method": "nothing"}"#) == nil)
  }

  @Test(
    "the standard's errors have the standard's codes",
    arguments: [
      ("{", -32700), ("[]", -32600), ("3", -32600), (#"{"id": 1, "method": "echo"}"#, -32600),
      (#"{"jsonrpc": "2.0", "id": [1], "method": "echo"}"#, -32600),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "no"}"#, -32601),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "echo", "params": 3}"#, -32600),
    ])
  func errors(_ message: String, _ code: Int) throws {
    let answer = try PropsValue(json: try #require(endpoint.answer(message)))
    #expect(answer[member: "error"]?[member: "code"] == .int(code))
  }

  @Test("a batch is answered by a list, without its notifications")
  func batch() {
    let requests =
      #"[{"jsonrpc": "2.0", "id": 1, "method": "echo"}, {"jsonrpc": "2.0", "method": "echo"}]"#
    #expect(endpoint.answer(requests) == #"[{"jsonrpc":"2.0","id":1,"result":null}]"#)
  }

  @Test("text in JSON is escaped and read back")
  func text() throws {
    let value = PropsValue.string("a\"\\\n\t\u{1}é😀")
    #expect(value.jsonText == #""a\"\\\n\t\u0001é😀""#)
    #expect(try PropsValue(json: value.jsonText) == value)
  }
}
