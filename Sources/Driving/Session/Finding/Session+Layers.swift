import HeadlessUIKit

/// One layer of what is on the glass: a screen, an alert, a banner.
struct VisibleLayer {
  /// What it is.
  enum Kind { case screen, sheet, alert, actionSheet, banner }

  let kind: Kind

  /// What keeps a finger from it, in words; nil where nothing does.
  let cover: String?

  /// Whether a person can see it: nothing opaque lies over it.
  let isSeen: Bool

  /// Hands its elements to a visitor, until the visitor answers true for enough.
  let visitRoots: ((any AccessibleElement) -> Bool) -> Bool

  func visit(_ body: (any AccessibleElement) -> Void) {
    _ = visitRoots {
      body($0)
      return false
    }
  }
}

extension Session {
  /// The layers on the glass, the topmost first.
  var visibleLayers: [VisibleLayer] {
    []
  }
}
