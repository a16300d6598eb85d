// swift-format-ignore-file
import Combine
import UIKit

final class SearchViewController: UIViewController {
  private let viewModel: SearchViewModel
  private var cancellables: Set<AnyCancellable> = []
  private let field = UITextField()
  private let summaryLabel = UILabel()
  private let tableView = UITableView()

  init(viewModel: SearchViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    field.placeholder = "Product"
    field.addTarget(self, action: #selector(queryChanged), for: .editingChanged)
    tableView.register(
      UINib(nibName: "ProductCell", bundle: nil), forCellReuseIdentifier: "ProductCell")
    tableView.dataSource = self
    [field, summaryLabel, tableView].forEach(view.addSubview)
    bind()
  }

  private func bind() {
    viewModel.summary
      .map { $0 as String? }
      .assign(to: \.text, on: summaryLabel)
      .store(in: &cancellables)
    viewModel.$products
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.tableView.reloadData() }
      .store(in: &cancellables)
    viewModel.failures
      .sink { [weak self] message in self?.show(message) }
      .store(in: &cancellables)
  }

  @objc private func queryChanged(_ sender: UITextField) {
    viewModel.query = sender.text ?? ""
  }

  private func show(_ message: String) {
    // The alert that is up, or on its way out, says the same.
    guard presentedViewController == nil else { return }
    let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

extension SearchViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.products.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "ProductCell", for: indexPath) as! ProductCell
    cell.configure(with: viewModel.products[indexPath.row])
    return cell
  }
}
