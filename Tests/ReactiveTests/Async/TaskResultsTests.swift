import Dispatch
import Testing
import VirtualTime

@testable import Reactive

@Suite("Results and signals of tasks")
struct TaskResultsTests {
  /// Delivers results on the main queue, as where a driver moves a clock.
  private func deliver(
    _ results: TaskResults<Int>, to observer: @escaping (Result<Int, any Error>) -> Void
  ) {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    VirtualClock.current = VirtualClock()
    results.deliver(to: observer)
  }

  /// Lets the main queue run what it holds, twice, since that may add work.
  private func runMainQueue() async {
    for _ in 0..<2 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
  }

  @Test("results are delivered as they come, until the last one")
  func order() async {
    var heard: [Int?] = []
    let results = TaskResults<Int>()
    results.send(.success(1))
    results.send(.success(2))
    deliver(results) { heard.append(try? $0.get()) }
    await runMainQueue()
    #expect(heard == [1, 2])
    results.send(.failure(TestError()))
    await runMainQueue()
    #expect(heard == [1, 2, nil])
    results.end(with: .success(3))
    await runMainQueue()
    #expect(heard == [1, 2, nil, 3])
  }

  @Test("a result that is sent while another one is delivered follows it")
  func meanwhile() async {
    var heard: [Int?] = []
    let results = TaskResults<Int>()
    deliver(results) {
      let number = try? $0.get()
      heard.append(number)
      if number == 1 { results.end(with: .success(2)) }
    }
    results.send(.success(1))
    await runMainQueue()
    #expect(heard == [1, 2])
  }

  @Test("a task that waits for a signal goes on at once where there was one before")
  func signalled() async {
    let wake = Wake()
    var waits = 0
    wake.signal()
    let task = Task {
      for _ in 0..<2 {
        await wake.wait()
        waits += 1
      }
    }
    await runMainQueue()
    #expect(waits == 1)
    wake.signal()
    await runMainQueue()
    #expect(waits == 2)
    await task.value
  }
}
