/// Which way up the screen is.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known, upright, or upside down.
  case unknown, portrait, portraitUpsideDown
  /// On a side: the home indicator is left or right.
  case landscapeLeft = 4, landscapeRight = 3

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What the status bar looks like; kept for the vocabulary.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// As the surroundings have it.
  case `default`
  /// Light text.
  case lightContent
  /// Dark text.
  case darkContent = 3
}

/// How the status bar comes and goes; kept for the vocabulary.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// Fading.
  case fade
  /// Sliding.
  case slide
}

/// Which ways up an interface may be; kept for the vocabulary.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Ways up of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// The top to the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// The top to the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Any way.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// Any way but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// Edges of a rectangle; kept for the vocabulary.
nonisolated public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Edges of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = Self(rawValue: 1)
  /// The left edge.
  public static let left = Self(rawValue: 2)
  /// The lower edge.
  public static let bottom = Self(rawValue: 4)
  /// The right edge.
  public static let right = Self(rawValue: 8)
  /// All four.
  public static let all = Self(rawValue: 15)
}
