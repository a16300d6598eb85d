import CrewShared
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
  private var props = TripListProps()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips".localized
    addSegment()
    spinner.accessibilityLabel = "Refreshing".localized
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

  override var rehearsalProps: Any? { props }

  func updateUI(viewModel: TripListViewModel) {
    show(viewModel)
  }

  private func show(_ viewModel: any TripListViewModelProtocol) {
    let former = props
    props = viewModel.props
    if props.isRefreshing {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
      tableView.refreshControl?.endRefreshing()
    }
    if props.rows != former.rows { tableView.reloadData() }
    if props.hasFailed { showFailure(viewModel.failureMessage) }
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
      title: "Could not refresh".localized, message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK".localized, style: .default) { [weak self] _ in
        self?.actions?.acknowledgeFailure()
      })
    failureAlert = alert
    presentInFront(alert)
  }
}

extension TripListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    props.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "trip")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "trip")
    let row = props.rows[indexPath.row]
    cell.accessibilityLabel = row.route
    cell.textLabel?.text = row.route
    cell.detailTextLabel?.text = row.departure
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    actions?.showTrip(id: props.rows[indexPath.row].id)
  }
}
