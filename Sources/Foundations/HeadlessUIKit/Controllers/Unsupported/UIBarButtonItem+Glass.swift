extension UIBarButtonItem {
  /// The values of iOS 26 that change what is drawn alone.
  struct Glass {
    var hidesSharedBackground = false
    var sharesBackground = true
    var badge: Badge?
  }

  /// Whether the button has no background of glass; stored, without effect.
  public final var hidesSharedBackground: Bool {
    get { glass.hidesSharedBackground }
    set { glass.hidesSharedBackground = newValue }
  }

  /// Whether the button shares the background of its neighbours; stored, without effect.
  public final var sharesBackground: Bool {
    get { glass.sharesBackground }
    set { glass.sharesBackground = newValue }
  }

  /// The mark on the button; stored, without effect.
  public final var badge: Badge? {
    get { glass.badge }
    set { glass.badge = newValue }
  }

  /// A mark on a button: a number, a text or a dot.
  nonisolated public struct Badge: Hashable, Sendable {
    /// The text; nil for a dot.
    public let stringValue: String?

    /// Returns a mark with a number.
    public static func count(_ count: UInt) -> Badge { Badge(stringValue: String(count)) }
    /// Returns a mark with a text.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    /// Returns a dot.
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }
}
