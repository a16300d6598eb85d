// swift-format-ignore-file
import SkeletonView
import UIKit

final class BandCell: UITableViewCell {
  let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isSkeletonable = true
    contentView.addSubview(name)
    name.isSkeletonable = true
    name.linesCornerRadius = 4
  }
  required init?(coder: NSCoder) { fatalError() }
}

/// Shows the shapes of a headline and of a list until they are loaded.
final class SkeletonsViewController: UIViewController {
  private let headline = UILabel()
  private let like = UIButton(type: .system)
  private let table = UITableView()
  private var bands: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    headline.text = "Bands tonight"
    like.setTitle("Like", for: .normal)
    table.register(BandCell.self, forCellReuseIdentifier: "band")
    table.dataSource = self
    [headline, like, table].forEach(view.addSubview)
    [view, headline, like, table].forEach { $0.isSkeletonable = true }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Load bands", style: .plain, target: self, action: #selector(load))
  }

  @objc private func load() {
    view.showAnimatedGradientSkeleton(usingGradient: SkeletonGradient(baseColor: .clouds), transition: .crossDissolve(0.2))
    title = view.sk.isSkeletonActive ? "Waiting" : "Not waiting"
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      self?.bands = ["Quartet", "Quintet"]
      self?.view.hideSkeleton()
      self?.title = self?.view.sk.isSkeletonActive == true ? "Waiting" : "There"
    }
  }
}

extension SkeletonsViewController: SkeletonTableViewDataSource {
  func collectionSkeletonView(_ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath) -> ReusableCellIdentifier { "band" }
  func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { bands.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "band", for: indexPath) as! BandCell
    cell.name.text = bands[indexPath.row]
    return cell
  }
}
