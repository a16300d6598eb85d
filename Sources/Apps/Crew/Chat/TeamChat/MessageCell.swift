import CrewShared
import HeadlessUIKit

/// A cell with a message's sender, text, time and status.
final class MessageCell: UITableViewCell {
  /// A closure called when the user taps "Retry".
  var onRetry: (() -> Void)?

  private let avatarView = AvatarView()
  private let senderLabel = UILabel()
  private let bodyLabel = UILabel()
  private let timeLabel = UILabel()
  private let statusLabel = UILabel()
  private let reasonLabel = UILabel()
  private lazy var retryButton = UIButton(title: "Retry".localized) { [weak self] in
    self?.onRetry?()
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addColumn([
      avatarView, senderLabel, bodyLabel, timeLabel, statusLabel, reasonLabel, retryButton,
    ])
  }

  /// Returns nil: the cell is created in code only.
  required init?(coder: NSCoder) { nil }

  func render(_ message: TeamChatProps.Message) {
    avatarView.url = message.senderAvatarURL
    senderLabel.text = message.senderName
    bodyLabel.text = message.body
    timeLabel.text = TimeText.time(of: message.createdAt)
    statusLabel.text = message.status.map(Self.text)
    statusLabel.isHidden = message.status == nil
    reasonLabel.text = message.failureReason
    reasonLabel.isHidden = message.failureReason == nil
    retryButton.isHidden = !message.canRetry
  }

  private static func text(of status: TeamChatProps.Message.Status) -> String {
    switch status {
    case .pending: "pending".localized
    case .sent: "sent".localized
    case .failed: "failed".localized
    }
  }
}
