// swift-format-ignore-file
import Contacts
import EventKit
import ImageIO
import UIKit
import XCTest

@testable import Club

final class StoreTests: XCTestCase {
  func testAnImageTellsItsFormatSizeAndFrames() throws {
    // A GIF of 3 by 2 pixels without colors: two frames of 0.5 and 0.01 seconds, played twice.
    let frame: (UInt8) -> [UInt8] = {
      [0x21, 0xF9, 4, 0, $0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2, 1, 0, 0]
    }
    let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 2, 0, 0]
    let bytes = Array("GIF89a".utf8) + [3, 0, 2, 0, 0, 0, 0] + loop + frame(50) + frame(1) + [0x3B]
    let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    XCTAssertEqual(CGImageSourceGetType(source), "com.compuserve.gif")
    XCTAssertEqual(CGImageSourceGetCount(source), 2)
    let times = (0..<2).map { index -> [Double?] in
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
      let gif = properties?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
      return [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime].map { gif?[$0] as? Double }
    }
    XCTAssertEqual(times, [[0.5, 0.5], [0.01, 0.1]])
    let all = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
    XCTAssertEqual(all?[kCGImagePropertyGIFLoopCount] as? Int, 2)
    XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 1, nil).map { [$0.width, $0.height] }, [3, 2])
    XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 2, nil))
  }

  func testAPhotoTellsItsSizeBehindOtherSegments() throws {
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC2, 0, 11, 8, 1, 0, 2, 0, 1, 1, 0x11, 0]
    let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    XCTAssertEqual(properties[kCGImagePropertyPixelWidth] as? Int, 512)
    XCTAssertEqual(properties[kCGImagePropertyPixelHeight] as? Int, 256)
    let text = try XCTUnwrap(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    XCTAssertEqual([CGImageSourceGetCount(text), Int(CGImageSourceGetStatus(text).rawValue)], [0, -3])
  }

  func testAThumbnailIsAsLongAsAnyKindOfNumberSays() throws {
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8, 1, 0, 2, 0, 1, 1, 0x11, 0]
    let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    let wanted: [Any] = [20, 20.0, CGFloat(20), NSNumber(value: 20), 600, "20"]
    let sizes = wanted.map { wanted -> [Int] in
      let options = [kCGImageSourceThumbnailMaxPixelSize: wanted] as CFDictionary
      let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
      return [image?.width ?? 0, image?.height ?? 0]
    }
    XCTAssertEqual(sizes, Array(repeating: [20, 10], count: 4) + Array(repeating: [512, 256], count: 2))
    XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(source, 1, nil))
  }

  func testAnImageIsWritten() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in }
    let data = NSMutableData()
    let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data as CFMutableData, "public.png" as CFString, 1, nil))
    XCTAssertFalse(CGImageDestinationFinalize(destination))
    CGImageDestinationAddImage(destination, image.cgImage!, nil)
    XCTAssertTrue(CGImageDestinationFinalize(destination))
    XCTAssertEqual(UIImage(data: data as Data)?.size, CGSize(width: 8, height: 4))
  }

  func testACardIsReadAsItWasWritten() throws {
    let contact = CNMutableContact()
    contact.givenName = "Cato"
    contact.familyName = "Visser"
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "555 1"))]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "cato@club.example" as NSString)]
    let data = try CNContactVCardSerialization.data(with: [contact])
    XCTAssertEqual(
      String(decoding: data, as: UTF8.self).components(separatedBy: "\r\n"),
      [
        "BEGIN:VCARD", "VERSION:3.0", "N:Visser;Cato;;;", "FN:Cato Visser", "TEL:555 1",
        "EMAIL:cato@club.example", "END:VCARD", "",
      ])
    let read = try XCTUnwrap(CNContactVCardSerialization.contacts(with: data).first)
    XCTAssertEqual(CNContactFormatter.string(from: read, style: .fullName), "Cato Visser")
    XCTAssertEqual(read.phoneNumbers.map { $0.value.stringValue }, ["555 1"])
    XCTAssertEqual(read.emailAddresses.map { $0.value as String }, ["cato@club.example"])
  }

  func testARequestIsSavedAsAWholeOrNotAtAll() throws {
    let store = CNContactStore()
    let everybody = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
    func names() throws -> [String] {
      var names: [String] = []
      try store.enumerateContacts(with: everybody) { contact, stop in
        names.append(contact.givenName)
        if names.count == 3 { stop.pointee = true }
      }
      return names
    }
    let new = CNMutableContact()
    new.givenName = "Dora"
    let request = CNSaveRequest()
    request.add(new, toContainerWithIdentifier: nil)
    request.delete(CNMutableContact())
    XCTAssertThrowsError(try store.execute(request)) { XCTAssertEqual(($0 as? CNError)?.code, .recordDoesNotExist) }
    XCTAssertEqual(try names(), ["Ann", "Bilal", "Chen"])
    let found = try store.unifiedContacts(
      matching: CNContact.predicateForContacts(matchingName: "wei"), keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
    let changed = try XCTUnwrap(found.first?.mutableCopy() as? CNMutableContact)
    changed.givenName = "Dan"
    let update = CNSaveRequest()
    update.update(changed)
    try store.execute(update)
    XCTAssertEqual(try names(), ["Ann", "Bilal", "Dan"])
  }

  func testARuleNamesItsDays() throws {
    let store = EKEventStore()
    var answer: Bool?
    store.requestAccess(to: .event) { isAllowed, _ in answer = isAllowed }
    let asked = expectation(for: NSPredicate(block: { _, _ in answer != nil }), evaluatedWith: nil, handler: nil)
    wait(for: [asked], timeout: 1)
    let monday = try XCTUnwrap(Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 2, hour: 9)))
    let event = EKEvent(eventStore: store)
    event.title = "Drill"
    event.calendar = store.defaultCalendarForNewEvents
    event.startDate = monday
    event.endDate = monday.addingTimeInterval(60)
    event.recurrenceRules = [
      EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 2,
        daysOfTheWeek: [EKRecurrenceDayOfWeek(.friday), EKRecurrenceDayOfWeek(.monday)], daysOfTheMonth: nil,
        monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: nil)
    ]
    try store.save(event, span: .futureEvents)
    func days() -> [Int] {
      let span = store.predicateForEvents(withStart: monday, end: monday.addingTimeInterval(30 * 86_400), calendars: nil)
      return store.events(matching: span).map { Calendar.current.component(.day, from: $0.startDate) }
    }
    XCTAssertEqual(days(), [2, 6, 16, 20, 30])
    let span = store.predicateForEvents(withStart: monday, end: monday.addingTimeInterval(30 * 86_400), calendars: nil)
    try store.remove(store.events(matching: span)[3], span: .futureEvents)
    XCTAssertEqual(days(), [2, 6, 16])
    XCTAssertEqual(store.event(withIdentifier: event.eventIdentifier)?.title, "Drill")
    event.endDate = monday.addingTimeInterval(-1)
    XCTAssertThrowsError(try store.save(event, span: .thisEvent)) { XCTAssertEqual(($0 as? EKError)?.code, .datesInverted) }
  }
}
