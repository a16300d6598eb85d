extension UIMenu {
  /// The identifier of a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String

    /// Creates an identifier from its raw string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its raw string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> Identifier { .init("com.apple.menu.\(name)") }

    /// The menu of the app.
    public static let application = system("application")
    /// The menu of documents.
    public static let file = system("file")
    /// The menu of changes.
    public static let edit = system("edit")
    /// The menu of what is shown.
    public static let view = system("view")
    /// The menu of windows.
    public static let window = system("window")
    /// The menu of help.
    public static let help = system("help")
    /// The menu of the app's description.
    public static let about = system("about")
    /// The menu of the app's settings.
    public static let preferences = system("preferences")
    /// The menu of services.
    public static let services = system("services")
    /// The menu that hides the app.
    public static let hide = system("hide")
    /// The menu that ends the app.
    public static let quit = system("quit")
    /// The menu of a new scene.
    public static let newScene = system("new-scene")
    /// The menu that closes a window.
    public static let close = system("close")
    /// The menu of printing.
    public static let print = system("print")
    /// The menu of undoing and redoing.
    public static let undoRedo = system("undo-redo")
    /// The menu of cutting, copying and pasting.
    public static let standardEdit = system("standard-edit")
    /// The menu of searching.
    public static let find = system("find")
    /// The menu of replacing.
    public static let replace = system("replace")
    /// The menu of sharing.
    public static let share = system("share")
    /// The menu of text styles.
    public static let textStyle = system("text-style")
    /// The menu of spelling.
    public static let spelling = system("spelling")
    /// The menu of substitutions.
    public static let substitutions = system("substitutions")
    /// The menu of transformations.
    public static let transformations = system("transformations")
    /// The menu of speech.
    public static let speech = system("speech")
    /// The menu of looking up words.
    public static let lookup = system("lookup")
    /// The menu of formats.
    public static let format = system("format")
    /// The menu of fonts.
    public static let font = system("font")
    /// The menu of text sizes.
    public static let textSize = system("text-size")
    /// The menu of text colors.
    public static let textColor = system("text-color")
    /// The menu of alignments.
    public static let alignment = system("alignment")
    /// The menu of toolbars.
    public static let toolbar = system("toolbar")
    /// The menu of sidebars.
    public static let sidebar = system("sidebar")
    /// The menu of the full screen.
    public static let fullscreen = system("fullscreen")
    /// The menu of the minimized and zoomed window.
    public static let minimizeAndZoom = system("minimize-and-zoom")
    /// The menu that brings all windows to the front.
    public static let bringAllToFront = system("bring-all-to-front")
  }
}

extension UIMenu.Identifier {
  /// Returns an identifier that no other menu has, the same in every run of one app.
  @MainActor static func next() -> UIMenu.Identifier {
    count += 1
    return .init("com.apple.menu.dynamic.\(count)")
  }

  @MainActor private static var count = 0
}
