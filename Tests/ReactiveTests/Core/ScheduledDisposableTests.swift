import Reactive
import Testing

@Suite("Scheduled, counted and serial disposables")
struct ScheduledDisposableTests {
  final class Log {
    var lines: [String] = []

    func disposable(_ name: String) -> any Cancelable {
      Disposables.create { self.lines.append(name) }
    }
  }

  let log = Log()

  @Test("a scheduled disposable is disposed of once, when its scheduler runs")
  func scheduled() {
    let scheduler = HistoricalScheduler()
    let disposable = ScheduledDisposable(scheduler: scheduler, disposable: log.disposable("a"))
    #expect(disposable.scheduler is HistoricalScheduler)
    disposable.dispose()
    disposable.dispose()
    #expect(!disposable.isDisposed)
    #expect(log.lines == [])
    scheduler.start()
    #expect(disposable.isDisposed)
    #expect(log.lines == ["a"])
  }

  @Test("a counted disposable is disposed of after its own disposal and that of all its users")
  func counted() {
    let disposable = RefCountDisposable(disposable: log.disposable("a"))
    let (first, second) = (disposable.retain(), disposable.retain())
    first.dispose()
    first.dispose()
    disposable.dispose()
    #expect(!disposable.isDisposed)
    #expect(log.lines == [])
    second.dispose()
    #expect(disposable.isDisposed)
    #expect(log.lines == ["a"])
    disposable.retain().dispose()
    disposable.dispose()
    #expect(log.lines == ["a"])
  }

  @Test("a counted disposable outlives its users until its own disposal")
  func countedOwner() {
    let disposable = RefCountDisposable(disposable: log.disposable("a"))
    disposable.retain().dispose()
    #expect(log.lines == [])
    disposable.dispose()
    #expect(log.lines == ["a"])
  }

  @Test("a serial disposable returns its content, and an empty one before and after")
  func serial() {
    let serial = SerialDisposable()
    serial.disposable.dispose()
    serial.disposable = log.disposable("a")
    serial.disposable.dispose()
    #expect(log.lines == ["a"])
    serial.dispose()
    serial.disposable = log.disposable("b")
    serial.disposable.dispose()
    #expect(log.lines == ["a", "b"])
  }
}
