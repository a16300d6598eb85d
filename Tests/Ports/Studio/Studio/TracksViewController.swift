// swift-format-ignore-file
import Network
import UIKit

struct Track: Hashable {
  let number: Int
  let name: String

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
  static func == (left: Track, right: Track) -> Bool { left.number == right.number }
  var title: String { "\(number). \(name)" }
}

/// Tracks of a list in XML, loaded by operations and shown by a diffable data source.
final class TracksViewController: UITableViewController {
  private let queue = OperationQueue()
  private let monitor = NWPathMonitor()
  private var source: UITableViewDiffableDataSource<Int, Track>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tracks"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Load", style: .plain, target: self, action: #selector(load))
    navigationItem.leftBarButtonItems = [
      UIBarButtonItem(title: "Setlist", style: .plain, target: self, action: #selector(showSetlist)),
      UIBarButtonItem(title: "Feedback", style: .plain, target: self, action: #selector(showFeedback)),
      UIBarButtonItem(title: "Backstage", style: .plain, target: self, action: #selector(showBackstage)),
    ]
    source = UITableViewDiffableDataSource(tableView: tableView) { table, path, track in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = track.title
      return cell
    }
    queue.maxConcurrentOperationCount = 1
    monitor.pathUpdateHandler = { [weak self] path in
      DispatchQueue.main.async {
        self?.navigationItem.prompt = path.status == .satisfied ? nil : "No connection"
      }
    }
    monitor.start(queue: DispatchQueue(label: "studio.network"))
    queue.addObserver(self, forKeyPath: "operations", options: .new, context: nil)
  }

  deinit {
    queue.removeObserver(self, forKeyPath: "operations")
    monitor.cancel()
  }

  @objc private func showSetlist() {
    navigationController?.pushViewController(SetlistViewController(), animated: true)
  }

  @objc private func showFeedback() {
    navigationController?.pushViewController(FeedbackViewController(), animated: true)
  }

  @objc private func showBackstage() {
    navigationController?.pushViewController(BackstageViewController(), animated: true)
  }

  @objc private func load() {
    let fetch = FetchOperation()
    let show = BlockOperation { [unowned fetch, weak self] in
      var snapshot = NSDiffableDataSourceSnapshot<Int, Track>()
      snapshot.appendSections([0])
      snapshot.appendItems(fetch.tracks)
      self?.source.apply(snapshot, animatingDifferences: false)
    }
    show.addDependency(fetch)
    show.completionBlock = { [weak self] in
      OperationQueue.main.addOperation { self?.navigationItem.rightBarButtonItem?.title = "Reload" }
    }
    queue.addOperations([show, fetch], waitUntilFinished: false)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "operations" else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    title = queue.operationCount == 0 ? "Tracks" : "Working"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let track = source.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(TrackViewController(track), animated: true)
  }
}
