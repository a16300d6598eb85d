// swift-format-ignore-file
import UIKit

final class CityListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let model: CityListModel
  private lazy var table: UITableView = {
    let table = UITableView()
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "City")
    return table
  }()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let message = UILabel()

  init(model: CityListModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    view.backgroundColor = .systemBackground
    [table, spinner, message].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(reload))
    navigationItem.leftBarButtonItems = [
      UIBarButtonItem(title: "Webcams", style: .plain, target: self, action: #selector(showWebcams)),
      UIBarButtonItem(title: "Account", style: .plain, target: self, action: #selector(showAccount)),
    ]
    model.didChange = { [weak self] in self?.render() }
    model.load()
  }

  @objc private func reload() { model.load() }

  @objc private func showWebcams() {
    navigationController?.pushViewController(WebcamListViewController(), animated: true)
  }

  @objc private func showAccount() {
    navigationController?.pushViewController(AccountViewController(), animated: true)
  }

  private var cities: [City] {
    if case .loaded(let cities) = model.state { return cities }
    return []
  }

  private func render() {
    switch model.state {
    case .loading: spinner.startAnimating()
    case .loaded, .failed: spinner.stopAnimating()
    }
    if case .failed(let text) = model.state { message.text = text } else { message.text = nil }
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = cities[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    model.didChoose?(cities[indexPath.row])
  }
}
