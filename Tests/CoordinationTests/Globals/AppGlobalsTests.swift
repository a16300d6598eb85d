#if os(Linux)
  import Glibc
  import Testing

  @testable import Coordination

  /// Each test runs in a process of its own: the variables of all tests are exchanged there.
  @Suite("The variables of an app's processes")
  struct AppGlobalsTests {
    @Test("a new process has the variables' first values, and another one keeps its own")
    func processes() async {
      await #expect(processExitsWith: .success) {
        let seen = await MainActor.run {
          AppGlobals.enable()
          let (first, second) = (AppGlobals(), AppGlobals())
          first.makeCurrent()
          ExchangedSample.count = 5
          ExchangedSample.names.append("first")
          var seen: [[String]] = []
          second.makeCurrent()
          seen.append(ExchangedSample.values)
          ExchangedSample.count = 7
          for process in [first, second] {
            process.makeCurrent()
            seen.append(ExchangedSample.values)
          }
          return seen
        }
        exit(seen == [["1", "none"], ["5", "none", "first"], ["7", "none"]] ? 0 : 1)
      }
    }

    @Test("while the exchange is paused the body runs, with the variables as they are")
    func paused() async {
      await #expect(processExitsWith: .success) {
        let seen = await MainActor.run {
          AppGlobals.enable()
          AppGlobals().makeCurrent()
          ExchangedSample.count = 5
          var seen: [Int] = []
          AppGlobals.pausing {
            AppGlobals().makeCurrent()
            seen.append(ExchangedSample.count)
          }
          AppGlobals().makeCurrent()
          return seen + [ExchangedSample.count]
        }
        exit(seen == [5, 1] ? 0 : 1)
      }
    }

    @Test("where the exchange is not enabled, all processes have the same variables")
    func disabled() async {
      await #expect(processExitsWith: .success) {
        let seen = await MainActor.run {
          AppGlobals().makeCurrent()
          ExchangedSample.count = 5
          AppGlobals().makeCurrent()
          return ExchangedSample.count
        }
        exit(seen == 5 ? 0 : 1)
      }
    }
  }

  /// A variable with its value in the executable, and one that is initialised at its first use.
  enum ExchangedSample {
    static var count = 1
    static var names = ["none"]

    static var values: [String] { ["\(count)"] + names }
  }
#endif
