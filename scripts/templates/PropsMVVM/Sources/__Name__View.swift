import HeadlessUIKit
import PropsMVVM

/// Shows the count; the same props always look the same.
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

  /// A view is never read from an archive.
  required init?(coder: NSCoder) { nil }

  func render(props: __Name__Props) {
    countLabel.text = "\(props.count)"
  }
}
