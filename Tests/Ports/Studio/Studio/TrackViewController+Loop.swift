// swift-format-ignore-file
import AVFoundation
import UIKit

/// Plays a track again and again for a while, then two others, and shows the code of its name.
extension TrackViewController {
  @objc func loop() {
    let player = AVQueuePlayer()
    let item = AVPlayerItem(url: URL(string: "https://studio.example/loop.m4a")!)
    let looper = AVPlayerLooper(player: player, templateItem: item)
    player.play()
    DispatchQueue.global().asyncAfter(wallDeadline: .now() + 3.5) { [weak self] in
      looper.disableLooping()
      DispatchQueue.main.async { self?.playNext(player, looper.loopCount) }
    }
  }

  private func playNext(_ player: AVQueuePlayer, _ rounds: Int) {
    stateLabel.text = "Looped \(rounds) times"
    player.removeAllItems()
    for name in ["a", "b", "c"] {
      player.insert(AVPlayerItem(url: URL(string: "https://studio.example/\(name).m4a")!), after: nil)
    }
    player.remove(player.items()[1])
    NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.items().last, queue: .main
    ) { [weak self] _ in
      self?.stateLabel.text = "Played \(player.items().count) more"
    }
    player.play()
  }

  @objc func showCode() { stateLabel.text = "Code \(code(of: title ?? ""))" }

  private func code(of text: String) -> String {
    let data = Array(text.utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5(data, CC_LONG(data.count), &digest)
    return digest.prefix(4).map { String(format: "%02x", $0) }.joined()
  }
}
