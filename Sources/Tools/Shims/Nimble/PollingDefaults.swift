// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// The times that expectations wait where a test names none.
public struct PollingDefaults {
  public static var timeout = NimbleTimeInterval.seconds(1)
  public static var pollInterval = NimbleTimeInterval.milliseconds(10)
}

/// The times under their names in earlier versions of Nimble.
public struct AsyncDefaults {
  public static var timeout: NimbleTimeInterval {
    get { PollingDefaults.timeout }
    set { PollingDefaults.timeout = newValue }
  }

  public static var pollInterval: NimbleTimeInterval {
    get { PollingDefaults.pollInterval }
    set { PollingDefaults.pollInterval = newValue }
  }

  public static var Timeout: NimbleTimeInterval {
    get { PollingDefaults.timeout }
    set { PollingDefaults.timeout = newValue }
  }

  public static var PollInterval: NimbleTimeInterval {
    get { PollingDefaults.pollInterval }
    set { PollingDefaults.pollInterval = newValue }
  }
}
