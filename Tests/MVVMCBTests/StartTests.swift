import Coordination
import HeadlessDevice
import MVVMCB
import Reactive
import Testing

@Suite("A coordinator whose parent does not need the result")
struct StartTests {
  /// A coordinator that shows its screen once its sequence is subscribed to.
  private final class Flow: BaseCoordinator<Int> {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    override func start() -> Observable<Int> {
      let ending: Observable<Int> = super.start()
      return ending.do(
        onNext: { [log] in log.lines.append("result \($0)") },
        onCompleted: { [log] in log.lines.append("over") },
        onSubscribe: { [log] in log.lines.append("shown") },
        onDispose: { [log] in log.lines.append("left") })
    }
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test("start shows the screen once, and follows the module to its end")
  func ended() {
    Device.current = Device()
    let log = Log()
    let flow = Flow(log)
    let coordinator: any Coordinator = flow
    coordinator.start()
    #expect(log.lines == ["shown"])
    flow.finish(with: 7)
    #expect(log.lines == ["shown", "result 7", "over", "left"])
  }

  @Test("a coordinator that is released leaves its sequence")
  func released() {
    Device.current = Device()
    let log = Log()
    var coordinator: (any Coordinator)? = Flow(log)
    coordinator?.start()
    coordinator = nil
    #expect(log.lines == ["shown", "left"])
  }
}
