/// One link of a running chain: it can be disposed of once, and then lets go of what feeds it.
class Link: Disposable {
  /// Set before anything else happens on disposal, so that events under way stop here.
  final private(set) var isDisposed = false

  private final var upstream: Link?

  /// Takes over the link that feeds this one; it is disposed of at once where this one already was,
  /// as happens when a source emits its terminal event while it is being subscribed to.
  final func connect(_ link: Link) {
    guard !isDisposed else { return link.dispose() }
    upstream = link
  }

  /// Ends the link; only the first call counts.
  func dispose() {
    guard retire() else { return }
    disposeUpstream()
  }

  /// Marks the link as ended and tells whether it was not before.
  final func retire() -> Bool {
    guard !isDisposed else { return false }
    isDisposed = true
    return true
  }

  /// Ends what feeds this link.
  final func disposeUpstream() {
    guard let link = upstream else { return }
    upstream = nil
    link.dispose()
  }

  /// Tells the link that nobody holds its handle any more.
  func handleIsGone() {}
}
