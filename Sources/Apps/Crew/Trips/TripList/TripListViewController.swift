import FluxVIP
import HeadlessUIKit

/// The trip list, with a segmented control and pull to refresh.
final class TripListViewController: UIViewCoordinable, FeatureViewController {
  var viewModel: TripListViewModel?
  var actions: (any TripListActionProtocol)?

  /// The child controller with the segmented control.
  var segment: TripSegmentViewController?

  private let tableView = UITableView()
  private weak var failureAlert: UIAlertController?
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var rows: [TripListViewModel.Row] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    addSegment()
    spinner.accessibilityLabel = "Refreshing"
    spinner.hidesWhenStopped = true
    view.addSubview(spinner)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [weak self] _ in self?.actions?.refreshTrips() })
    view.addSubview(tableView)
    updateUI()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    actions?.showTrips()
  }

  override var rehearsalProps: Any? {
    guard let viewModel else { return nil }
    return [
      "isRefreshing": viewModel.isRefreshing, "hasFailed": viewModel.hasFailed,
      "rows": viewModel.rows,
    ] as [String: Any]
  }

  func updateUI(viewModel: TripListViewModel) {
    if viewModel.isRefreshing {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
      tableView.refreshControl?.endRefreshing()
    }
    show(viewModel.rows)
    if viewModel.hasFailed { showFailure(viewModel.failureMessage) }
  }

  private func show(_ rows: [TripListViewModel.Row]) {
    guard rows != self.rows else { return }
    self.rows = rows
    tableView.reloadData()
  }

  private func addSegment() {
    guard let segment else { return }
    addChild(segment)
    view.addSubview(segment.view)
    segment.didMove(toParent: self)
  }

  private func showFailure(_ message: String?) {
    guard failureAlert == nil else { return }
    let alert = UIAlertController(
      title: "Could not refresh", message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        self?.actions?.acknowledgeFailure()
      })
    failureAlert = alert
    presentInFront(alert)
  }
}

extension TripListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "trip")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "trip")
    let row = rows[indexPath.row]
    cell.accessibilityLabel = row.route
    cell.textLabel?.text = row.route
    cell.detailTextLabel?.text = row.departure
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    actions?.showTrip(id: rows[indexPath.row].id)
  }
}
