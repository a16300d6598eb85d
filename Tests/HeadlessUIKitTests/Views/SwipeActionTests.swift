import HeadlessUIKit
import Testing

/// A table's data source and delegate with a swipe action of an image on each side.
private final class ImageActionsSource: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "a"
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [imageAction("trash", title: nil)])
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [imageAction("flag", title: "Mark")])
  }
}

private func imageAction(_ image: String, title: String?) -> UIContextualAction {
  let action = UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
  action.image = UIImage(named: image)
  return action
}

@Suite("Swipe actions with an image")
struct SwipeActionTests {
  @Test("an action without a title is called as its image is, one with a title as its title")
  func table() throws {
    let (table, source) = (UITableView(), ImageActionsSource())
    (table.dataSource, table.delegate) = (source, source)
    let phone = Phone(table)
    let row = try #require(phone.find("a", .cell))
    try row.performSwipeLeft()
    #expect(phone.lines == ["table", "cell \"a\"", "staticText \"a\"", "button \"trash\""])
    let button = phone.find("trash", .button) as? UIButton
    #expect(button?.image(for: .normal) == UIImage(named: "trash"))
    try phone.tap("trash")
    try row.performSwipeRight()
    #expect(phone.lines == ["table", "cell \"a\"", "staticText \"a\"", "button \"Mark\""])
    #expect((phone.find("Mark", .button) as? UIButton)?.currentImage == UIImage(named: "flag"))
  }

  @Test("an item's action without a title is called as its image is, and runs when it is tapped")
  func collection() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [imageAction("trash", title: nil)])
    }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      $0.accessibilityLabel = $2
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    let phone = Phone(view)
    try phone.find("a", .cell)?.performSwipeLeft()
    #expect(phone.find("trash", .button) != nil)
    try phone.tap("trash")
    #expect(phone.find("trash") == nil)
  }
}
