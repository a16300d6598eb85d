extension VirtualClock {
  /// What a piece of work is for, in the words a person reads when something keeps the app busy.
  public struct Purpose: Hashable, Sendable {
    /// The family a piece of work belongs to.
    public struct Kind: RawRepresentable, Hashable, Codable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let work = Kind(rawValue: "work")
      public static let transition = Kind(rawValue: "transition")
      public static let request = Kind(rawValue: "request")
      public static let timer = Kind(rawValue: "timer")
      public static let delayedEvent = Kind(rawValue: "delayed event")
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
  }
}
