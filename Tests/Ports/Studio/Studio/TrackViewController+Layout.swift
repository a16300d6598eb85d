// swift-format-ignore-file
import SnapKit

/// Lays out a cover with SnapKit, and tells the constraints that it then has.
extension TrackViewController {
  @objc func showLayout() {
    let (box, cover) = (UIView(), UIImageView())
    view.addSubview(box)
    box.addSubview(cover)
    let lines = [
      told(box) { make in
        make.left.right.equalToSuperview().inset(16)
        make.top.equalTo(stateLabel.snp.bottom).offset(8)
        make.height.lessThanOrEqualTo(view.snp.width).multipliedBy(0.5).priority(.high)
        make.centerX.equalTo(view)
      },
      told(cover) { make in
        make.edges.equalTo(view.safeAreaLayoutGuide).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        make.size.equalTo(CGSize(width: 44, height: 22)).priority(999)
        make.leading.equalTo(10)
        make.bottom.equalTo(bottomLayoutGuide.snp.top)
        make.directionalEdges.equalTo(box.snp.directionalMargins)
      },
      changed(box),
    ]
    for line in lines {
      let label = UILabel()
      label.text = line
      view.addSubview(label)
    }
  }

  /// The changes of a constraint that is kept.
  private func changed(_ box: UIView) -> String {
    var top: Constraint!
    box.snp.makeConstraints { top = $0.top.equalToSuperview().offset(8).labeled("top").constraint }
    let line = top.layoutConstraints[0]
    var steps = ["\(line.identifier ?? "none") \(line.constant)"]
    box.snp.updateConstraints { $0.top.equalToSuperview().offset(20) }
    steps.append("\(line.constant)")
    top.update(inset: 4).update(priority: .low)
    steps.append("\(line.constant)@\(line.priority.rawValue)")
    box.snp.remakeConstraints { $0.width.equalTo(100) }
    steps.append(top.isActive ? "active" : "inactive")
    box.snp.contentHuggingHorizontalPriority = 300
    steps.append("\(box.contentHuggingPriority(for: .horizontal).rawValue)")
    return steps.joined(separator: ", ")
  }

  private func told(_ view: UIView, _ closure: (ConstraintMaker) -> Void) -> String {
    view.snp.prepareConstraints(closure).flatMap { $0.layoutConstraints }.map { line in
      let relation = line.relation == .equal ? "=" : line.relation == .lessThanOrEqual ? "<" : ">"
      let item = line.secondItem.map { "\(type(of: $0))." } ?? ""
      let factor = line.multiplier == 1 ? "" : "×\(line.multiplier)"
      let constant = line.constant == 0 ? "" : "\(line.constant > 0 ? "+" : "")\(line.constant)"
      let priority = line.priority == .required ? "" : "@\(line.priority.rawValue)"
      return "\(line.firstAttribute.rawValue)\(relation)\(item)\(line.secondAttribute.rawValue)\(factor)\(constant)\(priority)"
    }.joined(separator: " ")
  }
}
