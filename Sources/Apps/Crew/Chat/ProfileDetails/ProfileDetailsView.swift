import CrewShared
import HeadlessUIKit
import PropsMVVM

/// The view of the profile screen.
final class ProfileDetailsView: UIView, PropsRendering {
  private let avatarView = AvatarView()
  private let nameLabel = UILabel()
  private let roleLabel = UILabel()
  private let phoneLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.accessibilityIdentifier = "Name"
    roleLabel.accessibilityIdentifier = "Role"
    phoneLabel.accessibilityIdentifier = "Phone"
    addColumn([avatarView, nameLabel, roleLabel, phoneLabel])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }

  func render(props: ProfileDetailsProps) {
    avatarView.url = props.avatarURL
    nameLabel.text = props.name
    roleLabel.text = props.role
    phoneLabel.text = props.phone
  }
}
