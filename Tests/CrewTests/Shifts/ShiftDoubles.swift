@testable import CrewShifts
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
      end: Date(timeIntervalSince1970: 1_767_718_800), hourlyRate: 15.05, status: .confirmed)
  }
}

extension Match {
  /// Returns a confirmed match, in which everything is allowed.
  static func sample() -> Match {
    Match(
      shift: .sample(), status: .confirmed, allowedActions: [.openJobPage, .findSubstitute])
  }
}

/// The use cases of all modules, which record their calls and emit the values a test sends.
final class ShiftUseCaseDouble: ShiftListInteractable, ShiftInteractable, JobPageInteractable,
  RequestSubstituteInteractable
{
  private(set) var calls: [String] = []

  /// The subjects that every call of a method subscribes to.
  let shiftLists = PublishSubject<[Shift]>()
  let details = PublishSubject<Shift>()
  let matches = PublishSubject<Match>()
  var others: [NearbyShift] = []
  var applicationAnswer: Observable<Void> = .just(())
  var substituteAnswer: Observable<Void> = .just(())

  /// The message of the error that the next request fails with.
  var failure: String?

  func shifts() -> Observable<[Shift]> {
    calls.append("shifts")
    return answer(shiftLists)
  }

  func match(id: String) -> Observable<Match> {
    calls.append("match \(id)")
    return answer(matches)
  }

  func requestingSubstitute(in match: Match) -> Match {
    Match(shift: match.shift, status: .substituteRequested, allowedActions: [.openJobPage])
  }

  func job(ofShift id: String) -> Observable<Shift> {
    calls.append("job \(id)")
    return answer(details)
  }

  func otherShifts(than id: String) -> Observable<[NearbyShift]> { .just(others) }

  func apply(toShift id: String) -> Observable<Void> {
    calls.append("apply \(id)")
    return applicationAnswer
  }

  func colleagues() -> Observable<[Colleague]> {
    if let failure { return .error(TestError(failure)) }
    return .just([Colleague(id: "u2", name: "Bilal Öz"), Colleague(id: "u3", name: "Chen Wei")])
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
