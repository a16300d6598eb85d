// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// The kinds of items that a calendar has.
nonisolated public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

/// The kinds of items that a calendar allows.
nonisolated public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// The authorization for calendars or reminders.
nonisolated public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4

  public static var authorized: Self { .fullAccess }
}

/// The events of a repeating one that a change belongs to.
nonisolated public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}

nonisolated public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy = 0
  case free = 1
  case tentative = 2
  case unavailable = 3
}

nonisolated public enum EKEventStatus: Int, Sendable {
  case none = 0
  case confirmed = 1
  case tentative = 2
  case canceled = 3
}

nonisolated public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

nonisolated public enum EKSourceType: Int, Sendable {
  case local = 0
  case exchange = 1
  case calDAV = 2
  case mobileMe = 3
  case subscribed = 4
  case birthdays = 5
}

nonisolated public enum EKCalendarType: Int, Sendable {
  case local = 0
  case calDAV = 1
  case exchange = 2
  case subscription = 3
  case birthday = 4
}

nonisolated public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }

public typealias EKEventStoreRequestAccessCompletionHandler =
  @MainActor (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

nonisolated public let EKErrorDomain = "EKErrorDomain"

/// The reason why the store refused.
nonisolated public struct EKError: Error, Equatable, CustomNSError, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case internalFailure = 5
    case calendarReadOnly = 6
    case calendarHasNoSource = 14
    case eventStoreNotAuthorized = 29
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { EKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  public var errorDescription: String? {
    switch code {
    case .noCalendar: "No calendar has been set."
    case .noStartDate: "No start date has been set."
    case .noEndDate: "No end date has been set."
    case .datesInverted: "The start date must be before the end date."
    case .calendarHasNoSource: "The calendar has no source."
    case .eventStoreNotAuthorized: "Access to this event store is unauthorized."
    default: "\(code)"
    }
  }
}

extension NSNotification.Name {
  nonisolated public static let EKEventStoreChanged = NSNotification.Name(
    "EKEventStoreChangedNotification")
}
