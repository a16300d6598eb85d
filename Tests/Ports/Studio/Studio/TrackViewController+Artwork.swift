// swift-format-ignore-file
import Kingfisher
import UIKit

/// Shows covers with Kingfisher, and tells what each load came to.
extension TrackViewController {
  @objc func showArtwork() {
    let cover = UIImageView()
    view.addSubview(cover)
    cover.kf.indicatorType = .activity
    cover.kf.setImage(
      with: URL(string: "https://studio.example/cover.png"), placeholder: UIImage(named: "Blank"),
      options: [
        .processor(DownsamplingImageProcessor(size: cover.bounds.size) |> RoundCornerImageProcessor(cornerRadius: 4)),
        .transition(.fade(0.2)), .cacheOriginalImage, .onFailureImage(UIImage(named: "Broken")),
      ]
    ) { [weak self, weak cover] result in
      let label = cover?.image?.accessibilityLabel ?? "picture"
      let isBusy = (cover?.kf.indicator?.view as? UIActivityIndicatorView)?.isAnimating ?? true
      self?.tell("\(Self.told(result)), \(label)\(isBusy ? ", busy" : "")")
    }
    let label = cover.image?.accessibilityLabel ?? "picture"
    stateLabel.text = stateLabel.text.map { $0 + "; " + label } ?? label
  }

  /// Loads two pictures into one view, as a cell that is used again, and one from nowhere.
  @objc func reuseArtwork() {
    let cover = UIImageView()
    view.addSubview(cover)
    for name in ["first", "second"] {
      let resource = ImageResource(downloadURL: URL(string: "https://studio.example/\(name).png")!, cacheKey: name)
      cover.kf.setImage(with: resource) { [weak self] in
        self?.tell("\(name): \(Self.told($0))")
      }
    }
    let missing: URL? = nil
    UIImageView().kf.setImage(with: missing) { [weak self] in self?.tell("none: \(Self.told($0))") }
    let button = UIButton()
    button.kf.setImage(with: URL(string: "https://studio.example/third.png"), for: .normal) { [weak self] in
      self?.tell("third: \(Self.told($0))")
    }
    button.kf.cancelImageDownloadTask()
    KF.url(URL(string: "https://studio.example/second.png"), cacheKey: "second")
      .onSuccess { [weak self] in self?.tell("builder: \($0.cacheType)") }
      .onFailure { [weak self] in self?.tell("builder: \($0.errorCode)") }
      .set(to: UIImageView())
  }

  @objc func emptyCache() {
    ImageCache.default.clearMemoryCache()
    ImageCache.default.clearDiskCache { [weak self] in self?.tell("empty") }
  }

  func tell(_ text: String) {
    stateLabel.text = stateLabel.text.map { $0 + "; " + text } ?? text
  }

  private static func told(_ result: Result<RetrieveImageResult, KingfisherError>) -> String {
    switch result {
    case .success(let value): return "\(value.cacheType) \(Int(value.image.size.width)) wide"
    case .failure(let error): return "error \(error.errorCode)"
    }
  }
}
