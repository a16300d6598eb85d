import CrewShared
import HeadlessUIKit
import MVPCF

/// The controls of the screen.
protocol __Name__View: ViewContainer {
  var countLabel: UILabel { get }
  var addButton: UIButton { get }
  var doneButton: UIButton { get }
}

/// The default view.
final class Default__Name__View: UIView, __Name__View {
  let countLabel = UILabel()
  let addButton = UIButton(type: .system)
  let doneButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addButton.setTitle("Add one", for: .normal)
    doneButton.setTitle("Done", for: .normal)
    addColumn([countLabel, addButton, doneButton])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }
}
