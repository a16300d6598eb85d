// swift-format-ignore-file
import Contacts
import CoreLocation
import EventKit
import XCTest

@testable import Club

final class ErrorTests: XCTestCase {
  private func told(_ error: any Error) -> String {
    let error = error as NSError
    return "\(error.domain) \(error.code): \(error.localizedDescription)"
  }

  func testErrorsOfContactsTellTheirDomainCodeAndReason() {
    XCTAssertEqual(
      [CNError(.authorizationDenied), CNError(.recordDoesNotExist)].map(told),
      ["CNErrorDomain 100: Access Denied", "CNErrorDomain 200: The record does not exist."])
    XCTAssertEqual(told(CNError(.insertedRecordAlreadyExists)), "CNErrorDomain 201: insertedRecordAlreadyExists")
  }

  func testErrorsOfTheCalendarTellTheirDomainCodeAndReason() {
    let codes: [EKError.Code] = [
      .noCalendar, .noStartDate, .noEndDate, .datesInverted, .calendarHasNoSource, .eventStoreNotAuthorized,
    ]
    XCTAssertEqual(
      codes.map { told(EKError($0)) },
      [
        "EKErrorDomain 1: No calendar has been set.",
        "EKErrorDomain 2: No start date has been set.",
        "EKErrorDomain 3: No end date has been set.",
        "EKErrorDomain 4: The start date must be before the end date.",
        "EKErrorDomain 14: The calendar has no source.",
        "EKErrorDomain 29: Access to this event store is unauthorized.",
      ])
    XCTAssertEqual(told(EKError(.calendarReadOnly)), "EKErrorDomain 6: calendarReadOnly")
  }

  func testErrorsOfPlacesHaveTheirDomainAndCode() {
    XCTAssertEqual(CLError.errorDomain, "kCLErrorDomain")
    XCTAssertEqual(
      [CLError(.denied), CLError(.geocodeFoundNoResult)].map { ($0 as NSError).code }, [1, 8])
  }
}
