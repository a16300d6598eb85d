/// A link with nothing behind it: what a source returns that has said all it had to say.
final class NoLink: Link {}

/// A disposable that somebody else made, as a link.
final class ForeignLink: Link {
  private var disposable: (any Disposable)?

  init(_ disposable: any Disposable) {
    self.disposable = disposable
  }

  override func dispose() {
    guard retire(), let disposable else { return }
    self.disposable = nil
    disposable.dispose()
  }
}

/// Work to be done on disposal, as a link.
final class ActionLink: Link {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  override func dispose() {
    guard retire(), let action else { return }
    self.action = nil
    action()
  }
}

extension Disposable {
  /// The disposable as a link, wrapped only where it is none.
  var asLink: Link {
    self as? Link ?? ForeignLink(self)
  }
}
