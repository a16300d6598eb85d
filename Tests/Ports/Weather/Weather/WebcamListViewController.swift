// swift-format-ignore-file
import Nuke
import Then
import UIKit

final class WebcamCell: UITableViewCell {
  static let identifier = "Webcam"

  private let stateLabel = UILabel().then {
    $0.font = .systemFont(ofSize: 12)
    $0.textColor = .secondaryLabel
  }
  private let picture = UIImageView().then {
    $0.contentMode = .scaleAspectFill
    $0.clipsToBounds = true
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.do {
      $0.addSubview(picture)
      $0.addSubview(stateLabel)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    Nuke.cancelRequest(for: picture)
    picture.image = nil
  }

  func show(_ webcam: Webcam) {
    textLabel?.text = webcam.name
    detailTextLabel?.text = "\(webcam.tags.joined(separator: ", ")); \(webcam.views) views\(webcam.isLive ? ", live" : "")"
    let options = ImageLoadingOptions(
      placeholder: UIImage(named: "Fog"), transition: .fadeIn(duration: 0.3), failureImage: UIImage(named: "Broken"))
    stateLabel.text = "waits"
    let request = ImageRequest(url: webcam.picture, processors: [.resize(size: CGSize(width: 44, height: 44)), .circle()])
    Nuke.loadImage(with: request, options: options, into: picture) { [weak self] result in
      switch result {
      case .success(let response):
        self?.stateLabel.text = "\(Int(response.image.size.width)) wide, \(response.cacheType == .memory ? "kept" : "loaded")"
      case .failure(.dataLoadingFailed(let error)):
        self?.stateLabel.text = "\(error), \(self?.picture.image?.accessibilityLabel ?? "nothing")"
      case .failure(let error):
        self?.stateLabel.text = "\(error), \(self?.picture.image?.accessibilityLabel ?? "nothing")"
      }
    }
  }
}

final class WebcamListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let store = WebcamStore()
  private let prefetcher = ImagePrefetcher()
  private var webcams: [Webcam] = []
  private let message = UILabel()
  private lazy var table = UITableView(frame: .zero, style: .plain).then {
    $0.dataSource = self
    $0.delegate = self
    $0.register(WebcamCell.self, forCellReuseIdentifier: WebcamCell.identifier)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Webcams"
    view.addSubview(table)
    view.addSubview(message)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Again", style: .plain, target: self, action: #selector(load))
    load()
  }

  @objc private func load() {
    store.load { [weak self] result in
      switch result {
      case .success(let webcams):
        self?.webcams = webcams
        self?.message.text = WebcamStore.report(of: webcams)
        self?.prefetcher.startPrefetching(with: webcams.dropFirst(2).compactMap { $0.picture })
      case .failure(let error):
        self?.webcams = []
        self?.message.text = error.localizedDescription
      }
      self?.table.reloadData()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { webcams.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: WebcamCell.identifier, for: indexPath)
    (cell as? WebcamCell)?.show(webcams[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(WebcamViewController(webcam: webcams[indexPath.row]), animated: true)
  }
}
