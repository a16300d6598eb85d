// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import HeadlessFoundation
public import HeadlessUIKit

/// A player of several films, one after the other.
open class AVQueuePlayer: AVPlayer {
  private var waiting: [AVPlayerItem]

  /// The films that are not over yet.
  open func items() -> [AVPlayerItem] { [currentItem].compactMap { $0 } + waiting }

  public init(items: [AVPlayerItem]) {
    waiting = Array(items.dropFirst())
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }
  public convenience override init() { self.init(items: []) }
  public convenience override init(playerItem item: AVPlayerItem?) {
    self.init(items: item.map { [$0] } ?? [])
  }

  open func advanceToNextItem() {
    let isPlaying = rate != 0
    takeNext()
    if isPlaying { play() }
  }

  private func takeNext() {
    replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst())
  }

  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }

  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else { return replaceCurrentItem(with: item) }
    if afterItem != nil, afterItem === currentItem { return waiting.insert(item, at: 0) }
    let index = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 }
    waiting.insert(item, at: index ?? waiting.count)
  }

  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    waiting.removeAll { $0 === item }
  }

  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }

  fileprivate weak var looper: AVPlayerLooper?

  override var repeats: Bool { looper != nil }

  override func didReachEnd() {
    if let looper { return looper.countRound() }
    guard actionAtItemEnd == .advance else { return }
    takeNext()
    play()
  }
}

/// The repetition of a film; its player starts again at the end of each round.
open class AVPlayerLooper: NSObject {
  nonisolated public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }

  open private(set) var status = Status.ready
  open private(set) var loopCount = 0
  open private(set) var loopingPlayerItems: [AVPlayerItem]
  open var error: (any Error)? { nil }

  private weak var player: AVQueuePlayer?

  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    loopingPlayerItems = [itemToLoop]
    super.init()
    player.looper = self
    if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
  }

  open func disableLooping() {
    status = .cancelled
    player?.looper = nil
  }

  fileprivate func countRound() { loopCount += 1 }
}
