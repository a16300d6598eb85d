extension VirtualClock {
  /// The description of a piece of work in reports of pending work.
  public struct Purpose: Hashable, Sendable, CustomStringConvertible {
    /// The kind of a piece of work.
    public struct Kind: RawRepresentable, Hashable, Codable, Sendable {
      /// The kind's name in reports.
      public let rawValue: String

      /// Creates a kind with a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Work without a description.
      public static let work = Kind(rawValue: "work")
      /// A running push, presentation or animation.
      public static let transition = Kind(rawValue: "transition")
      /// A request that waits for its response.
      public static let request = Kind(rawValue: "request")
      /// A timer, repeating or not.
      public static let timer = Kind(rawValue: "timer")
      /// An event that an operator such as a delay holds back.
      public static let delayedEvent = Kind(rawValue: "delayed event")
      /// A task that sleeps on the clock.
      public static let sleep = Kind(rawValue: "sleep")

      /// Layout, and other updates after the current work.
      package static let layout = Kind(rawValue: "layout")
      /// The release of the objects that are kept until the current work is done.
      package static let autorelease = Kind(rawValue: "autorelease")
      /// The end of the event in which the app did something.
      package static let endOfEvent = Kind(rawValue: "end of event")
    }

    /// The kind of the work.
    public let kind: Kind

    /// The name of the work within its kind, such as `POST /session`; may be empty.
    public let subject: String

    /// The period of a repeating timer; nil for other work.
    public let period: Duration?

    /// Creates a description of work of a kind.
    public init(_ kind: Kind, _ subject: String = "", period: Duration? = nil) {
      self.kind = kind
      self.subject = subject
      self.period = period
    }

    /// Work without a description.
    public static let work = Purpose(.work)

    /// Whether the work only ends the current work, which the reading of a screen may begin, too.
    package var endsWork: Bool { [.layout, .autorelease, .endOfEvent].contains(kind) }

    /// Kind, subject and period: `timer poll every 1 s`.
    public var description: String {
      let words = [kind.rawValue, subject, period.map { "every \($0.spoken)" } ?? ""]
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
