// swift-format-ignore-file
import Cartography
import NVActivityIndicatorView
import UIKit

/// Lays out an indicator with Cartography, and shows it while something loads.
final class LoadingViewController: UIViewController, NVActivityIndicatorViewable {
  private let spinner = NVActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 40, height: 40), type: .ballPulse, color: .red)
  private let state = UILabel()
  private let lines = UILabel()
  private let group = ConstraintGroup()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Spin", #selector(spin))
    addButton("Block", #selector(block))
    addButton("Lay out", #selector(layOut))
    [spinner, state, lines].forEach(view.addSubview)
    state.text = "At rest"
  }

  @objc private func spin() {
    spinner.isAnimating ? spinner.stopAnimating() : spinner.startAnimating()
    state.text = spinner.isAnimating ? "Spinning" : "At rest"
  }

  @objc private func block() {
    startAnimating(CGSize(width: 30, height: 30), message: "Tuning", type: .orbit, minimumDisplayTime: 500)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { NVActivityIndicatorPresenter.sharedInstance.setMessage("Nearly tuned") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      self?.stopAnimating()
      self?.state.text = "blocked \(self?.isAnimating == true)"
    }
  }

  @objc private func layOut() {
    var made: [NSLayoutConstraint] = []
    constrain(view, state, lines, replace: group) { view, state, lines in
      made.append(state.left == view.left + 16 ~ 750)
      made.append(state.width <= view.width / 2)
      made += lines.edges == inset(view.safeAreaLayoutGuide.edges, 1, 2, 3, 4)
      made += align(top: state, lines)
      made += distribute(by: 8, horizontally: state, lines)
    }
    let wereActive = group.active && made.allSatisfy { $0.isActive }
    let first = made
    constrain(spinner, replace: group) { spinner in
      made = spinner.size == spinner.superview!.size * 0.5
      made.append(spinner.height >= 44)
      spinner.center == spinner.superview!.center
    }
    let areActive = first.contains { $0.isActive }
    lines.text = (first.map(told) + ["active \(wereActive), then \(areActive)"] + made.map(told)).joined(separator: " ")
  }

  private func told(_ line: NSLayoutConstraint) -> String {
    let relation = line.relation == .equal ? "=" : line.relation == .lessThanOrEqual ? "<" : ">"
    let factor = line.multiplier == 1 ? "" : "×\(line.multiplier)"
    let constant = line.constant == 0 ? "" : "\(line.constant > 0 ? "+" : "")\(line.constant)"
    let priority = line.priority == .required ? "" : "@\(line.priority.rawValue)"
    return "\(line.firstAttribute.rawValue)\(relation)\(line.secondAttribute.rawValue)\(factor)\(constant)\(priority)"
  }
}
