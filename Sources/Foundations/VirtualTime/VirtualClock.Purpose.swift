extension VirtualClock {
  /// What a piece of work is for, in the words a person reads when something keeps the app busy.
  public struct Purpose: Hashable, Sendable, CustomStringConvertible {
    /// The family a piece of work belongs to.
    public struct Kind: RawRepresentable, Hashable, Codable, Sendable {
      /// The word a person reads.
      public let rawValue: String

      /// A family named by its word.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Work nobody described.
      public static let work = Kind(rawValue: "work")
      /// A push, a presentation, an animation: on its way to its end.
      public static let transition = Kind(rawValue: "transition")
      /// A request that waits for its answer.
      public static let request = Kind(rawValue: "request")
      /// A timer, once or again and again.
      public static let timer = Kind(rawValue: "timer")
      /// An event of an observable that a time operator holds back.
      public static let delayedEvent = Kind(rawValue: "delayed event")
      /// A task that sleeps on the clock.
      public static let sleep = Kind(rawValue: "sleep")
    }

    /// The family.
    public let kind: Kind

    /// Which one of its family: `POST /session`, `push of SignInViewController`; may be empty.
    public let subject: String

    /// How often the work comes back, for a repeating timer.
    public let period: Duration?

    /// Describes work of a kind.
    public init(_ kind: Kind, _ subject: String = "", period: Duration? = nil) {
      self.kind = kind
      self.subject = subject
      self.period = period
    }

    /// Work nobody described.
    public static let work = Purpose(.work)

    /// Kind, subject and period: `timer poll every 1 s`.
    public var description: String {
      let words = [kind.rawValue, subject, period.map { "every \($0.spoken)" } ?? ""]
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
