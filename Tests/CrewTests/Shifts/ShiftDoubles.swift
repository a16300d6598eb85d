@testable import Crew
import Foundation
import HeadlessUIKit
import MVVMCB
import Reactive

extension Shift {
  /// Returns a shift from 09:00 to 17:00 on 6 January 2026.
  static func sample(_ id: String = "s1", job: String = "Barista") -> Shift {
    Shift(
      id: id, job: job, employer: "Café Rokin", address: "Rokin 12", description: "Coffee.",
      start: Date(timeIntervalSince1970: 1_767_690_000),
      end: Date(timeIntervalSince1970: 1_767_718_800), hourlyRate: 15.05, status: "Confirmed")
  }
}

/// A use case that records its calls and emits the values a test sends.
final class ShiftUseCaseDouble: ShiftInteractable {
  private(set) var calls: [String] = []

  /// The subjects that every call of a method subscribes to.
  let shiftLists = PublishSubject<[Shift]>()
  let details = PublishSubject<Shift>()
  var substituteAnswer: Observable<Void> = .just(())

  /// The message of the error that the next request fails with.
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
    return failure.map { .error(TestError($0)) } ?? subject.asObservable()
  }
}

/// An analytics dispatcher that records each event as a line.
final class AnalyticsDouble: AnalyticsDispatchable {
  private(set) var lines: [String] = []

  func dispatch(_ event: String, parameters: [String: String]) {
    lines.append(
      ([event] + parameters.sorted { $0.key < $1.key }.map(\.value)).joined(separator: " "))
  }
}
