import CrewShared
import HeadlessUIKit
import PropsMVVM
import Reactive
import ReactiveUIKit

/// The view of the team chat: the messages and the field for a new one.
final class TeamChatView: UIView, PropsRendering {
  let draftField = UITextField(named: "Message".localized)
  let sendButton = UIButton(type: .system)
  let messageTap = PublishSubject<String>()
  let retryTap = PublishSubject<String>()

  private let tableView = UITableView()
  private lazy var dataSource = TeamChatDataSource(tableView: tableView)
  private var props: TeamChatProps?

  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource.onRetry = { [retryTap] in retryTap.onNext($0) }
    tableView.delegate = self
    sendButton.setTitle("Send".localized, for: .normal)
    addColumn([tableView, draftField, sendButton])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }

  func render(props: TeamChatProps) {
    if draftField.text != props.draft { draftField.text = props.draft }
    sendButton.isEnabled = props.canSend
    if props.messages != self.props?.messages { dataSource.render(messages: props.messages) }
    self.props = props
  }
}

extension TeamChatView: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    messageTap.onNext(dataSource.messages[indexPath.row].id)
  }
}
