// swift-format-ignore-file
import UIKit
import XLPagerTabStrip

final class PageViewController: UIViewController, IndicatorInfoProvider {
  private let info: IndicatorInfo
  private let appeared: (String) -> Void

  init(_ info: IndicatorInfo, appeared: @escaping (String) -> Void) {
    self.info = info
    self.appeared = appeared
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  func indicatorInfo(for pagerTabStripController: PagerTabStripViewController) -> IndicatorInfo { info }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "The \(info.title ?? "page")"
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared("\(info.title ?? "") in")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appeared("\(info.title ?? "") out")
  }
}

/// A programme whose pages are chosen in a bar.
final class PagesViewController: ButtonBarPagerTabStripViewController {
  private let log = UILabel()
  private var steps: [String] = []

  override func viewDidLoad() {
    settings.style.buttonBarItemFont = .boldSystemFont(ofSize: 14)
    settings.style.selectedBarHeight = 2
    changeCurrentIndexProgressive = { [weak self] (oldCell: ButtonBarViewCell?, newCell: ButtonBarViewCell?, progressPercentage: CGFloat, changeCurrentIndex: Bool, animated: Bool) -> Void in
      guard changeCurrentIndex, animated else { return }
      self?.title = newCell?.label.text
    }
    super.viewDidLoad()
    view.addSubview(log)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Last page", style: .plain, target: self, action: #selector(showLast))
  }

  @objc private func showLast() { moveToViewController(at: 2) }

  override func viewControllers(for pagerTabStripController: PagerTabStripViewController) -> [UIViewController] {
    [IndicatorInfo(title: "Cast"), "Notes", IndicatorInfo(title: "Thanks", image: UIImage(named: "heart"))].map { info in
      PageViewController(info) { [weak self] step in
        self?.steps.append(step)
        self?.log.text = self?.steps.joined(separator: ", ")
      }
    }
  }
}
