import Reactive

extension OperatorStep {
  static let sharing: [OperatorStep] = [
    OperatorStep("share") {
      $0.source.share()
    } model: {
      $0.source
    },
    OperatorStep("share(replay: 1)") {
      $0.source.share(replay: 1)
    } model: {
      $0.source
    },
    OperatorStep("publish, refCount") {
      $0.source.publish().refCount()
    } model: {
      $0.source
    },
    OperatorStep("replay, refCount") {
      $0.source.replay(1).refCount()
    } model: {
      $0.source
    },
    OperatorStep("multicast") { input in
      input.source.multicast({ PublishSubject<Int>() }) { $0.map { $0 &+ 1 } }
    } model: { input in
      input.source.map { $0 &+ 1 }
    },
    OperatorStep("using") { input in
      Observable.using({ Resource() }) { _ in input.source }
    } model: { input in
      input.source
    },
    OperatorStep("deferred") { input in
      Observable.deferred { input.source }
    } model: { input in
      input.source
    },
    OperatorStep("asInfallible") { input in
      input.source.asInfallible(onErrorJustReturn: input.n).asObservable()
    } model: { input in
      input.source.continued { $0 == .failed ? .of(.next(input.n), .completed) : nil }
    },
  ]

  private struct Resource: Disposable {
    func dispose() {}
  }

  static let recovering: [OperatorStep] = [
    OperatorStep("catch") { input in
      input.source.catch { _ in input.other }
    } model: { input in
      input.source.continued { $0 == .failed ? input.other : nil }
    },
    OperatorStep("catchAndReturn") { input in
      input.source.catchAndReturn(input.n)
    } model: { input in
      input.source.continued { $0 == .failed ? .of(.next(input.n), .completed) : nil }
    },
    OperatorStep("catch(sequence:)") { input in
      Observable.catch(sequence: [input.source, input.other])
    } model: { input in
      input.source.continued { $0 == .failed ? input.other : nil }
    },
    OperatorStep("retry") { input in
      input.source.retry(input.n + 1)
    } model: { input in
      input.source.resubscribed(input.n, end: .failed)
    },
    OperatorStep("retry(when:)") { input in
      input.source.retry { $0.take(input.n + 1) }
    } model: { input in
      input.source.resubscribed(input.n + 1, end: .completed)
    },
    OperatorStep("concat") { input in
      input.source.concat(input.other)
    } model: { input in
      input.source.continued { $0 == .completed ? input.other : nil }
    },
    OperatorStep("concat with a list") { input in
      input.source.concat(Observable.of(input.n, input.n + 1))
    } model: { input in
      input.source.continued {
        $0 == .completed ? .of(.next(input.n), .next(input.n + 1), .completed) : nil
      }
    },
    OperatorStep("ifEmpty(switchTo:)") { input in
      input.source.ifEmpty(switchTo: input.other)
    } model: { input in
      .make { send in
        var isEmpty = true
        let watched = input.source.elements {
          {
            isEmpty = false
            return [.next($0)]
          }
        }
        return watched.continued { $0 == .completed && isEmpty ? input.other : nil }
          .subscribe(send)
      }
    },
    OperatorStep("startWith") { input in
      input.source.startWith(input.n, input.n + 1)
    } model: { input in
      .make { send in
        var isOver = false
        let open = ModelSubscriptions()
        let first = ModelSequence.of(.next(input.n), .next(input.n + 1), .completed)
        open.add(first) { if $0 != .completed, !isOver { send($0) } }
        open.add(input.source, send)
        return {
          isOver = true
          open.cancelAll()
        }
      }
    },
  ]

  static let combining: [OperatorStep] = [
    OperatorStep("merge") { input in
      Observable.merge(input.source, input.other)
    } model: { input in
      .combined([input.source, input.other]) { _, send in
        var running = 2
        return { _, event in
          if event == .completed { running -= 1 }
          if event != .completed || running == 0 { send(event) }
        }
      }
    },
    OperatorStep("amb") { input in
      input.source.amb(input.other)
    } model: { input in
      .combined([input.source, input.other]) { open, send in
        var winner: Int?
        return { index, event in
          if winner == nil {
            winner = index
            open.cancel(1 - index)
          }
          if winner == index { send(event) }
        }
      }
    },
    OperatorStep("zip") { input in
      Observable.zip(input.source, input.other) { try checked($0) &* 100 &+ $1 }
    } model: { input in
      .combined([input.source, input.other]) { _, send in
        var waiting: [[Int]] = [[], []]
        var running = 2
        return { index, event in
          guard case .next(let element) = event else {
            running -= 1
            if event == .failed || running == 0 { send(event) }
            return
          }
          waiting[index].append(element)
          guard !waiting[0].isEmpty, !waiting[1].isEmpty else { return }
          let pair = (waiting[0].removeFirst(), waiting[1].removeFirst())
          send(.next(try checked(pair.0) &* 100 &+ pair.1))
        }
      }
    },
    OperatorStep("combineLatest") { input in
      Observable.combineLatest(input.source, input.other) { try checked($0) &* 100 &+ $1 }
    } model: { input in
      .combined([input.source, input.other]) { _, send in
        var latest: [Int?] = [nil, nil]
        var ended: Set<Int> = []
        return { index, event in
          guard case .next(let element) = event else {
            ended.insert(index)
            if event == .failed || ended.count == 2 { send(event) }
            return
          }
          latest[index] = element
          if let first = latest[0], let second = latest[1] {
            send(.next(try checked(first) &* 100 &+ second))
          } else if ended.contains(1 - index) {
            send(.completed)
          }
        }
      }
    },
    OperatorStep("withLatestFrom") { input in
      input.source.withLatestFrom(input.other) { try checked($0) &* 100 &+ $1 }
    } model: { input in
      .combined([input.source, input.other], order: [1, 0]) { _, send in
        var latest: Int?
        return { index, event in
          switch (index, event) {
          case (1, .next(let element)): latest = element
          case (1, .completed): break
          case (0, .next(let element)):
            if let latest { send(.next(try checked(element) &* 100 &+ latest)) }
          default: send(event)
          }
        }
      }
    },
    OperatorStep("take(until:)") { input in
      input.source.take(until: input.other)
    } model: { input in
      .combined([input.source, input.other], order: [1, 0]) { _, send in
        { index, event in
          switch (index, event) {
          case (1, .next): send(.completed)
          case (1, .completed): break
          default: send(event)
          }
        }
      }
    },
    OperatorStep("skip(until:)") { input in
      input.source.skip(until: input.other)
    } model: { input in
      .combined([input.source, input.other]) { open, send in
        var isSkipping = true
        return { index, event in
          switch (index, event) {
          case (1, .next):
            isSkipping = false
            open.cancel(1)
          case (1, .completed): break
          case (0, .next) where isSkipping: break
          // As in RxSwift, a source that completes too early is never heard of.
          case (0, .completed) where isSkipping: open.cancelAll()
          default: send(event)
          }
        }
      }
    },
    OperatorStep("sample") { input in
      input.source.sample(input.other)
    } model: { input in
      .combined([input.source, input.other]) { _, send in
        var latest: Event?
        var hasCompleted = false
        return { index, event in
          switch (index, event) {
          case (_, .failed): send(.failed)
          case (0, .next): latest = event
          case (0, .completed): hasCompleted = true
          default:
            let element = latest
            latest = nil
            if let element { send(element) }
            if hasCompleted { send(.completed) }
          }
        }
      }
    },
  ]
}
