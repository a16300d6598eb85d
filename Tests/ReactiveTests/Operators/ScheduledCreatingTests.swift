import Reactive
import Testing
import VirtualTime

@Suite("Sequences of listed elements on a scheduler")
struct ScheduledCreatingTests {
  @Test("of and from send nothing before their scheduler runs, then all elements and completion")
  func scheduled() {
    let scheduler = TestScheduler()
    let sources: [(name: String, source: Observable<Int>)] = [
      ("of", .of(1, 2, scheduler: scheduler)),
      ("from an array", .from([1, 2], scheduler: scheduler)),
      ("from a sequence", .from(1...2, scheduler: scheduler)),
    ]
    for (name, source) in sources {
      var heard: [String] = []
      let subscription = source.subscribe { heard.append("\($0)") }
      #expect(heard == [], "\(name)")
      scheduler.advanceTo(scheduler.clock)
      #expect(heard == ["next(1)", "next(2)", "completed"], "\(name)")
      subscription.dispose()
    }
  }

  @Test(
    "from an optional sends its element and completion, or only completion, when its scheduler runs"
  )
  func optional() {
    let scheduler = TestScheduler()
    var heard: [String] = []
    for optional in [1, nil] {
      let source = Observable<Int>.from(optional: optional, scheduler: scheduler)
      let subscription = source.subscribe { heard.append("\($0)") }
      heard.append("subscribed")
      scheduler.advanceTo(scheduler.clock)
      subscription.dispose()
    }
    #expect(heard == ["subscribed", "next(1)", "completed", "subscribed", "completed"])
  }

  @Test("a sequence that is disposed of at its first element sends no other, and leaves no work")
  func disposed() {
    let scheduler = TestScheduler()
    let subscription = SingleAssignmentDisposable()
    var heard: [Int] = []
    subscription.setDisposable(
      Observable.of(1, 2, scheduler: scheduler).subscribe(onNext: {
        heard.append($0)
        subscription.dispose()
      }))
    scheduler.advanceTo(1)
    #expect(heard == [1])
    #expect(scheduler.time.isIdle)
  }
}
