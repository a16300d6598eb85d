// swift-format-ignore-file
import PanModal
import UIKit

final class RequestsSheet: UITableViewController, PanModalPresentable {
  var isShort = true
  var closed: (() -> Void)?
  var mayClose = true

  var panScrollable: UIScrollView? { tableView }
  var shortFormHeight: PanModalHeight { isShort ? .contentHeight(300) : longFormHeight }
  var longFormHeight: PanModalHeight { .maxHeightWithTopInset(40) }
  var anchorModalToLongForm: Bool { false }
  var allowsDragToDismiss: Bool { mayClose }
  var allowsTapToDismiss: Bool { mayClose }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("More requests", for: .normal)
    button.addTarget(self, action: #selector(more), for: .touchUpInside)
    tableView.tableHeaderView = button
  }

  @objc private func more() { panModalTransition(to: .longForm) }

  func willTransition(to state: PanModalPresentationController.PresentationState) {
    if case .longForm = state {
      isShort = false
      panModalSetNeedsLayoutUpdate()
    }
    tableView.reloadData()
  }

  func panModalDidDismiss() { closed?() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { isShort ? 1 : 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Request \(indexPath.row + 1)"
    return cell
  }
}

/// Presents the requests of the audience in a sheet.
final class SheetsViewController: UIViewController {
  private let state = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Requests", #selector(showRequests))
    addButton("Held requests", #selector(holdRequests))
    state.text = "Open to requests"
    view.addSubview(state)
  }

  @objc private func showRequests() { show(mayClose: true) }
  @objc private func holdRequests() { show(mayClose: false) }

  private func show(mayClose: Bool) {
    let sheet = RequestsSheet()
    sheet.mayClose = mayClose
    sheet.closed = { [weak self] in self?.state.text = "Requests closed" }
    presentPanModal(sheet) { [weak self, weak sheet] in
      self?.state.text = "Presented \(sheet?.isPanModalPresented == true), \(sheet?.presentationController is PanModalPresentationController)"
    }
  }
}
