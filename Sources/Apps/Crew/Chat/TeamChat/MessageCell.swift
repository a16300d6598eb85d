import HeadlessUIKit

/// A cell with a message's sender, text, time and status.
final class MessageCell: UITableViewCell {
  /// A closure called when the user taps "Retry".
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

  /// Returns nil: the cell is created in code only.
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
