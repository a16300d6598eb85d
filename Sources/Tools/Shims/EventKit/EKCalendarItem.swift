// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import CoreLocation
public import Foundation
import HeadlessFoundation

/// An event or a reminder.
open class EKCalendarItem: EKObject {
  public let calendarItemIdentifier = Ported.uuid.uuidString
  open var calendar: EKCalendar!
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open internal(set) var creationDate: Date?
  open internal(set) var lastModifiedDate: Date?
  weak var store: EKEventStore?

  override init() { super.init() }

  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var hasAttendees: Bool { false }
  open override var isNew: Bool { creationDate == nil }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

/// An event; one that repeats is in a search once for each time.
open class EKEvent: EKCalendarItem {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy
  open var structuredLocation: EKStructuredLocation? {
    didSet { if let title = structuredLocation?.title { location = title } }
  }
  /// The events that were removed from a repeating one, by their dates.
  var removedDates: Set<Date> = []
  /// The event that repeats; nil for itself.
  var original: EKEvent?
  /// The date at which the repeating event's rule puts this one.
  var firstDate: Date?

  init(bare: Void) { super.init() }

  public init(eventStore: EKEventStore) {
    super.init()
    store = eventStore
  }

  open var eventIdentifier: String! {
    let event = original ?? self
    return event.isNew ? nil : event.calendarItemIdentifier
  }
  open var occurrenceDate: Date! { startDate }
  open var isDetached: Bool { false }
  open var status: EKEventStatus { .none }

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate < other.startDate
      ? .orderedAscending : startDate == other.startDate ? .orderedSame : .orderedDescending
  }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var priority = 0
  open var completionDate: Date?

  public init(eventStore: EKEventStore) {
    super.init()
    store = eventStore
  }

  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Ported.date : nil }
  }

  /// The date that it is due, in the user's calendar.
  var dueDate: Date? { dueDateComponents.flatMap { Ported.calendar.date(from: $0) } }
}

/// A time or a place at which the user is told; nobody is told here.
open class EKAlarm: EKObject {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none

  public override init() { super.init() }
  public init(relativeOffset offset: TimeInterval) {
    super.init()
    relativeOffset = offset
  }
  public init(absoluteDate date: Date) {
    super.init()
    absoluteDate = date
  }
}

/// A place with its name.
open class EKStructuredLocation: EKObject {
  open var title: String?
  open var geoLocation: CLLocation?
  open var radius: Double = 0

  public init(title: String) {
    super.init()
    self.title = title
  }
}
