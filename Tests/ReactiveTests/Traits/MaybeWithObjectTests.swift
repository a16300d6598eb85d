import Reactive
import Testing

@Suite("Maybe, subscribed to with an object")
struct MaybeWithObjectTests {
  private final class Log {
    var lines: [String] = []
  }

  private func lines(_ maybe: Maybe<Int>) -> [String] {
    let log = Log()
    _ = maybe.subscribe(
      with: log, onSuccess: { $0.lines.append("success \($1)") },
      onError: { log, _ in log.lines.append("error") },
      onCompleted: { $0.lines.append("completed") }, onDisposed: { $0.lines.append("disposed") })
    return log.lines
  }

  @Test("an element is a success without a completion, and no element is a completion")
  func outcomes() {
    #expect(lines(.just(1)) == ["success 1", "disposed"])
    #expect(lines(.empty()) == ["completed", "disposed"])
    #expect(lines(.error(RxError.unknown)) == ["error", "disposed"])
  }
}
