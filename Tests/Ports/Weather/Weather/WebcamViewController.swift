// swift-format-ignore-file
import Alamofire
import AlamofireImage
import AlamofireNetworkActivityIndicator
import AlamofireObjectMapper
import NukeUI
import ObjectMapper
import UIKit

final class WebcamViewController: UIViewController {
  private let webcam: Webcam
  private let details = UILabel()
  private let state = UILabel()
  private let picture = UIImageView()
  private let lazyPicture = LazyImageView()
  private var shown: WebcamDetails?

  init(webcam: Webcam) {
    self.webcam = webcam
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = webcam.name
    lazyPicture.placeholderImage = UIImage(named: "Fog")
    lazyPicture.failureImage = UIImage(named: "Broken")
    [details, state, picture, lazyPicture].forEach { view.addSubview($0) }
    for (title, action) in [
      ("Picture", #selector(showPicture)), ("Twice", #selector(showTwice)), ("Lazy", #selector(showLazily)),
      ("Save", #selector(save)),
    ] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
    NetworkActivityIndicatorManager.shared.isEnabled = true
    NetworkActivityIndicatorManager.shared.startDelay = 0.5
    NetworkActivityIndicatorManager.shared.networkActivityIndicatorVisibilityChanged = { [weak self] in
      self?.tell($0 ? "busy" : "idle")
    }
    AF.request("https://weather.example/webcams/\(webcam.id)").validate()
      .responseObject(keyPath: "webcam") { [weak self] (response: AFDataResponse<WebcamDetails>) in
        switch response.result {
        case .success(let details):
          self?.shown = details
          self?.details.text = details.summary
        case .failure(let error):
          self?.details.text = error.isResponseSerializationError ? "no webcam" : error.localizedDescription
        }
      }
  }

  private func tell(_ text: String) { state.text = state.text.map { $0 + "; " + text } ?? text }

  @objc private func showPicture() {
    guard let url = webcam.picture else { return }
    picture.af.setImage(
      withURL: url, placeholderImage: UIImage(named: "Fog"),
      filter: AspectScaledToFillSizeWithRoundedCornersFilter(size: picture.frame.size, radius: 4),
      imageTransition: .crossDissolve(0.2)
    ) { [weak self] response in
      switch response.result {
      case .success(let image): self?.tell("\(Int(image.size.width)) wide")
      case .failure(let error): self?.tell("failed \(error.isAlamofireError)")
      }
    }
    if let label = picture.image?.accessibilityLabel { tell(label) }
  }

  @objc private func showTwice() {
    guard let url = webcam.picture else { return }
    let button = UIButton()
    for round in [1, 2] {
      button.af_setImage(for: .normal, url: url, placeholderImage: nil, completion: { [weak self] in
        self?.tell("round \(round) \($0.error?.isRequestCancelledError == true ? "cancelled" : "done")")
      })
    }
    let receipt = ImageDownloader.default.download(URLRequest(url: url), completion: { [weak self] in
      self?.tell("download \($0.error?.isRequestCancelledError == true ? "cancelled" : "done")")
    })
    if let receipt = receipt { ImageDownloader.default.cancelRequest(with: receipt) }
  }

  @objc private func showLazily() {
    lazyPicture.onStart = { [weak self] _ in self?.tell("placeholder \(self?.lazyPicture.placeholderView?.isHidden == false)") }
    lazyPicture.onCompletion = { [weak self] result in
      let isShown = self?.lazyPicture.imageView.isHidden == false
      self?.tell("lazy \(isShown ? "image" : "none"), failure \(self?.lazyPicture.failureView?.isHidden == false)")
    }
    lazyPicture.url = webcam.picture
  }

  @objc private func save() {
    guard let shown = shown else { return }
    shown.sky = .rain
    AF.request(
      "https://weather.example/webcams/\(webcam.id)", method: .put, parameters: shown.toJSON(), encoding: JSONEncoding.default
    ).responseArray { [weak self] (response: AFDataResponse<[Reading]>) in
      self?.tell("saved, \(response.value?.count ?? -1) readings, \(shown.toJSONString()?.contains("\"sky\":\"rain\"") == true)")
    }
  }
}
