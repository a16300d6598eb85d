import Reactive
import Testing

@Suite("Subjects, compared with a list of observers")
struct SubjectProperties {
  @Test("observers that subscribe and dispose at random receive what a list model says")
  func comingAndGoing() {
    for seed in 0..<300 as Range<UInt64> {
      var random = Seeded(seed)
      let subject = PublishSubject<Int>()
      var listening: [Int: any Disposable] = [:]
      var (heard, expected): ([String], [String]) = ([], [])
      var model: [Int] = []
      for step in 0..<60 {
        switch Int.random(in: 0...4, using: &random) {
        case 0, 1:
          model.append(step)
          listening[step] = subject.subscribe(onNext: { heard.append("\(step) hears \($0)") })
        case 2:
          guard let gone = model.randomElement(using: &random) else { continue }
          model.removeAll { $0 == gone }
          listening.removeValue(forKey: gone)?.dispose()
        default:
          expected += model.map { "\($0) hears \(step)" }
          subject.onNext(step)
        }
      }
      #expect(heard == expected, "seed \(seed)")
      #expect(subject.hasObservers == !model.isEmpty, "seed \(seed)")
      for subscription in listening.values { subscription.dispose() }
    }
  }

  @Test("observers that subscribe, dispose and send during an event receive each element once")
  func fromWithin() {
    for seed in 0..<300 as Range<UInt64> {
      var random = Seeded(seed)
      let subject = PublishSubject<Int>()
      var heard: [Int: [Int]] = [:]
      var subscriptions: [any Disposable] = []
      var sent = 0
      var sentBefore: [Int] = []
      func listen() {
        let name = subscriptions.count
        sentBefore.append(sent)
        subscriptions.append(
          subject.subscribe(onNext: { number in
            heard[name, default: []].append(number)
            switch Int.random(in: 0...9, using: &random) {
            case 0 where sent < 40: send()
            case 1 where subscriptions.count < 20: listen()
            case 2: subscriptions.randomElement(using: &random)?.dispose()
            default: break
            }
          }))
      }
      func send() {
        sent += 1
        subject.onNext(sent)
      }
      for _ in 0..<3 { listen() }
      for _ in 0..<20 { send() }
      for (name, numbers) in heard {
        #expect(
          numbers.count == Set(numbers).count && numbers.allSatisfy { $0 > sentBefore[name] },
          "seed \(seed): \(name) heard \(numbers)")
      }
      for subscription in subscriptions { subscription.dispose() }
      #expect(!subject.hasObservers, "seed \(seed)")
    }
  }
}
