// swift-format-ignore-file
import QuietLabels
import SocialKit
import UIKit

#if os(iOS)
  private let emptyText = "Nothing yet"
#else
  private let emptyText = "Not a phone"
#endif

final class HistoryViewController: UITableViewController {
  private var dates: [Date] = []

  override init(style: UITableView.Style) {
    super.init(style: style)
    title = "History"
    NotificationCenter.default.addObserver(
      self, selector: #selector(didFinish(_:)), name: Pomodoro.didFinish, object: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    let empty = QuietLabel()
    if empty.isQuiet { empty.quieten() }
    empty.text = emptyText
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Share", style: .plain, target: self, action: #selector(share))
    tableView.backgroundView = empty
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(reload), for: .valueChanged)
  }

  @objc func didFinish(_ notification: NSNotification) {
    guard let date = notification.userInfo?["at"] as? Date else { return }
    DispatchQueue.global(qos: .userInitiated).async {
      let sorted = (self.dates + [date]).sorted(by: >)
      DispatchQueue.main.async {
        self.dates = sorted
        if self.isViewLoaded { self.reload() }
      }
    }
  }

  @objc private func share() {
    title = "Sharing"
    let sheet = SocialSheet(dates)
    sheet.title = "Dates"
    present(sheet, animated: true)
    title = "History"
  }

  @objc private func reload() {
    tableView.backgroundView?.isHidden = !dates.isEmpty
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if responds(to: #selector(reload)) { perform(#selector(reload)) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dates.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "HH:mm:ss"
    let date = dates[indexPath.row]
    let day = DateFormatter.localizedString(from: date, dateStyle: .long, timeStyle: .none)
    let points = NumberFormatter()
    points.numberStyle = .decimal
    cell.textLabel?.text =
      "\(formatter.string(from: date)), \(day): \(points.string(from: 1500) ?? "") points"
    return cell
  }
}
