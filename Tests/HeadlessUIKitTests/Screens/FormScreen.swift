import HeadlessUIKit

/// A form in a table with custom cells and headers, linked text fields and swipe actions.
final class ExpenseFormViewController: UITableViewController {
  enum Row: Int, CaseIterable { case title, amount, date, recurring }

  private var values: [Row: String] = [:]
  private var attachments = ["receipt.pdf", "ticket.png"]
  var onSave: (([Row: String]) -> Void)?

  convenience init() { self.init(style: .insetGrouped) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Expense", comment: "")
    navigationItem.title = title
    navigationItem.prompt = "Draft"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    navigationItem.rightBarButtonItem?.isEnabled = false
    tableView.register(FieldCell.self, forCellReuseIdentifier: FieldCell.reuseIdentifier)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "attachment")
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.sectionHeaderTopPadding = 0
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    tableView.separatorStyle = .singleLine
    tableView.keyboardDismissMode = .interactive
    tableView.tableFooterView = UIView(frame: .zero)
    tableView.backgroundColor = .systemGroupedBackground
    tableView.allowsSelection = true
    tableView.cellLayoutMarginsFollowReadableWidth = true
    refreshControl = UIRefreshControl()
    refreshControl?.attributedTitle = NSAttributedString(string: "Pull")
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.refreshControl?.endRefreshing() }, for: .valueChanged)
    isModalInPresentation = true
    clearsSelectionOnViewWillAppear = true
  }

  private func cancel() {
    view.endEditing(true)
    let alert = UIAlertController(
      title: "Discard?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
    alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    alert.view.tintColor = .systemRed
    present(alert, animated: true)
  }

  private func save() { onSave?(values) }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? Row.allCases.count : attachments.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 0, let row = Row(rawValue: indexPath.row) else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "attachment", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = attachments[indexPath.row]
      content.secondaryText = "PDF"
      content.image = UIImage(systemName: "doc")
      content.imageProperties.tintColor = .systemBlue
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      cell.selectionStyle = .none
      return cell
    }
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: FieldCell.reuseIdentifier, for: indexPath) as? FieldCell
    else { return UITableViewCell() }
    cell.configure("\(row)", values[row]) { [weak self] text in
      self?.values[row] = text
      self?.navigationItem.rightBarButtonItem?.isEnabled = true
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    section == 0 ? "Details" : "Attachments"
  }

  override func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    footer?.textLabel?.text = "Section \(section)"
    return footer
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 32 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { indexPath.section == 1 }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    attachments.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { indexPath.section == 1 }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { attachments.swapAt(sourceIndexPath.row, destinationIndexPath.row) }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == 1 else { return nil }
    let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
      self?.attachments.sort()
      tableView.reloadSections([1], with: .fade)
      done(true)
    }
    pin.backgroundColor = .systemOrange
    pin.image = UIImage(systemName: "pin")
    let configuration = UISwipeActionsConfiguration(actions: [pin])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Share") { _ in }])
    }
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A cell with a text field.
final class FieldCell: UITableViewCell, UITextFieldDelegate {
  static let reuseIdentifier = String(describing: FieldCell.self)

  private let field = UITextField()
  private var onChange: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.delegate = self
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .next
    field.autocorrectionType = .no
    field.smartQuotesType = .no
    field.addAction(
      UIAction { [weak self] _ in self?.onChange?(self?.field.text ?? "") }, for: .editingChanged)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.setItems(
      [
        .flexibleSpace(),
        UIBarButtonItem(
          systemItem: .done,
          primaryAction: UIAction { [weak self] _ in self?.field.resignFirstResponder() }),
      ], animated: false)
    toolbar.sizeToFit()
    field.inputAccessoryView = toolbar
    contentView.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    let background = UIView()
    background.backgroundColor = .secondarySystemGroupedBackground
    backgroundView = background
    selectedBackgroundView = UIView()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ name: String, _ value: String?, onChange: @escaping (String) -> Void) {
    field.placeholder = name.capitalized
    field.accessibilityIdentifier = "field.\(name)"
    field.keyboardType = name == "amount" ? .decimalPad : .default
    field.textContentType = .name
    field.text = value
    self.onChange = onChange
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    field.text = nil
    onChange = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    contentView.alpha = highlighted ? 0.6 : 1
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    background.backgroundColor = state.isSelected ? .systemGray4 : .systemBackground
    background.cornerRadius = 8
    backgroundConfiguration = background
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let whole = Range(range, in: text) else { return false }
    return text.replacingCharacters(in: whole, with: string).count <= 20
  }
}

/// A grid with a compositional layout, registrations and a diffable data source.
final class GalleryViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable { case featured, all }

  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(["Cover"], toSection: .featured)
    snapshot.appendItems(["One", "Two"], toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(index == 0 ? 1 : 0.5), heightDimension: .estimated(120))
      let item = NSCollectionLayoutItem(layoutSize: size)
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
        subitems: [item])
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = index == 0 ? .groupPaging : .none
      section.interGroupSpacing = 8
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      _ = environment.container.effectiveContentSize.width > 600
      return section
    }
    layout.configuration.interSectionSpacing = 12
    return layout
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, indexPath, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = "Section \(indexPath.section)"
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, String>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    source.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = UIViewController()
    detail.title = item
    show(detail, sender: self)
  }
}
