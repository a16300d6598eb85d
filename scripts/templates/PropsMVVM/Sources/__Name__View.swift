import CrewShared
import HeadlessUIKit
import PropsMVVM

/// The view of the screen; its appearance depends on the props only.
final class __Name__View: UIView, PropsRendering {
  let addButton = UIButton(type: .system)
  let doneButton = UIButton(type: .system)

  private let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addButton.setTitle("Add one", for: .normal)
    doneButton.setTitle("Done", for: .normal)
    addColumn([countLabel, addButton, doneButton])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }

  func render(props: __Name__Props) {
    countLabel.text = "\(props.count)"
  }
}
