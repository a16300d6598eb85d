import HeadlessUIKit
import PropsMVVM
import Reactive
import ReactiveUIKit

/// The view of the team chat: the messages and the field for a new one.
final class TeamChatView: UIView, PropsRendering {
  let draftField = UITextField(named: "Message")
  let sendButton = UIButton(type: .system)
  let messageTap = PublishSubject<String>()
  let retryTap = PublishSubject<String>()

  private let tableView = UITableView()
  private var messages: [TeamChatProps.Message] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.dataSource = self
    tableView.delegate = self
    sendButton.setTitle("Send", for: .normal)
    addColumn([tableView, draftField, sendButton])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }

  func render(props: TeamChatProps) {
    if draftField.text != props.draft { draftField.text = props.draft }
    sendButton.isEnabled = props.canSend
    guard props.messages != messages else { return }
    messages = props.messages
    tableView.reloadData()
  }
}

extension TeamChatView: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = messages[indexPath.row]
    (cell as? MessageCell)?.render(message)
    (cell as? MessageCell)?.onRetry = { [retryTap] in retryTap.onNext(message.id) }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    messageTap.onNext(messages[indexPath.row].id)
  }
}
