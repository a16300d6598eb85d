@testable import Crew
import Foundation
import HeadlessUIKit
import MVVMCB
import Reactive

extension Shift {
  /// A shift from 09:00 to 17:00 on 6 January 2026.
  static func sample(_ id: String = "s1", job: String = "Barista") -> Shift {
    Shift(
      id: id, job: job, employer: "Café Rokin", address: "Rokin 12", description: "Coffee.",
      start: Date(timeIntervalSince1970: 1_767_690_000),
      end: Date(timeIntervalSince1970: 1_767_718_800), hourlyRate: 15.05, status: "Confirmed")
  }
}

/// Rules that answer with what a test sends, and note what they were asked.
final class ShiftUseCaseDouble: ShiftInteractable {
  private(set) var calls: [String] = []

  /// Where the answers to each kind of question are sent, newest question last.
  let shiftLists = PublishSubject<[Shift]>()
  let details = PublishSubject<Shift>()
  var substituteAnswer: Observable<Void> = .just(())

  /// What the next question about shifts fails with.
  var failure: String?

  func shifts() -> Observable<[Shift]> {
    calls.append("shifts")
    return answer(shiftLists)
  }

  func shift(id: String) -> Observable<Shift> {
    calls.append("shift \(id)")
    return answer(details)
  }

  func colleagues() -> Observable<[Colleague]> {
    .just([Colleague(id: "u2", name: "Bilal Öz"), Colleague(id: "u3", name: "Chen Wei")])
  }

  func requestSubstitute(shiftID: String, colleagueID: String) -> Observable<Void> {
    calls.append("substitute \(colleagueID) for \(shiftID)")
    return substituteAnswer
  }

  private func answer<Value>(_ subject: PublishSubject<Value>) -> Observable<Value> {
    defer { failure = nil }
    return failure.map { .error(Mistake($0)) } ?? subject.asObservable()
  }
}

/// Notes what was dispatched, a line an event.
final class AnalyticsDouble: AnalyticsDispatchable {
  private(set) var lines: [String] = []

  func dispatch(_ event: String, parameters: [String: String]) {
    lines.append(
      ([event] + parameters.sorted { $0.key < $1.key }.map(\.value)).joined(separator: " "))
  }
}
