// swift-format-ignore-file
import SDWebImage

/// Shows portraits with SDWebImage, and tells what each load came to.
extension TrackViewController {
  @objc func showPortrait() {
    let portrait = UIImageView()
    view.addSubview(portrait)
    portrait.sd_imageIndicator = SDWebImageActivityIndicator.gray
    portrait.sd_setImage(
      with: URL(string: "https://studio.example/portrait.png"), placeholderImage: UIImage(named: "Blank"),
      options: [.retryFailed, .continueInBackground]
    ) { [weak self, weak portrait] image, error, cacheType, url in
      let width = image.map { "\(Int($0.size.width)) wide" } ?? "no picture"
      let label = portrait?.image?.accessibilityLabel ?? "picture"
      let names = ["none", "disk", "memory", "all"]
      self?.tell("\(width) of \(names[cacheType.rawValue]), \(label), \(error == nil ? "no error" : "error") at \(url!.path)")
    }
    // A cell that is used again: the first load is cancelled, and its completion tells so.
    let cell = UIImageView()
    cell.sd_setImage(with: URL(string: "https://studio.example/old.png")) { [weak self] _, error, _, _ in
      let isCancelled = (error as? SDWebImageError)?.code == .cancelled
      self?.tell(isCancelled ? "old is cancelled" : "old is there")
    }
    cell.sd_setImage(with: URL(string: "https://studio.example/portrait.png"))
  }

  /// Shows the portrait again, and asks the server whether there is another one.
  @objc func refreshPortrait() {
    let portrait = UIImageView()
    portrait.sd_setImage(
      with: URL(string: "https://studio.example/portrait.png"), placeholderImage: nil, options: .refreshCached
    ) { [weak self] _, _, cacheType, _ in self?.tell("from \(cacheType == .memory ? "memory" : "the server")") }
  }
}
