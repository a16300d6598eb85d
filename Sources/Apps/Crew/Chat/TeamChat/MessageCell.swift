import HeadlessUIKit

/// One message: who, what, when, and what became of it.
final class MessageCell: UITableViewCell {
  /// Called when the person wants to send it again.
  var onRetry: (() -> Void)?

  private let senderLabel = UILabel()
  private let bodyLabel = UILabel()
  private let timeLabel = UILabel()
  private let statusLabel = UILabel()
  private lazy var retryButton = UIButton(title: "Retry") { [weak self] in self?.onRetry?() }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addColumn([senderLabel, bodyLabel, timeLabel, statusLabel, retryButton])
  }

  /// A cell is never read from an archive.
  required init?(coder: NSCoder) { nil }

  func render(_ message: TeamChatProps.Message) {
    senderLabel.text = message.senderName
    bodyLabel.text = message.body
    timeLabel.text = message.time
    statusLabel.text = message.status
    statusLabel.isHidden = message.status == nil
    retryButton.isHidden = !message.canRetry
  }
}
