import HeadlessUIKit

/// The data source of the message list, which applies the difference to the messages shown before.
final class TeamChatDataSource: UITableViewDataSource {
  /// A closure called with a message's id when the user taps its "Retry".
  var onRetry: ((String) -> Void)?

  /// The messages that the table shows.
  private(set) var messages: [TeamChatProps.Message] = []

  private weak var tableView: UITableView?

  /// Creates the data source of a table, which holds it weakly.
  init(tableView: UITableView) {
    self.tableView = tableView
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.dataSource = self
  }

  /// Shows messages: inserts and deletes rows in one batch, then updates the rows that changed.
  ///
  /// O(n + d²) for n messages and d differences in their order.
  func render(messages new: [TeamChatProps.Message]) {
    let old = messages
    let difference = new.map(\.id).difference(from: old.map(\.id))
    tableView?.performBatchUpdates { [self] in
      messages = new
      tableView?.deleteRows(at: difference.removals.map(\.path), with: .automatic)
      tableView?.insertRows(at: difference.insertions.map(\.path), with: .automatic)
    }
    let changed = changedRows(from: old, inserted: difference.insertions)
    if !changed.isEmpty { tableView?.reloadRows(at: changed, with: .automatic) }
  }

  /// Returns the rows that were shown before with another content.
  private func changedRows(
    from old: [TeamChatProps.Message], inserted: [CollectionDifference<String>.Change]
  ) -> [IndexPath] {
    let inserted = Set(inserted.map(\.path.row))
    let former = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    return messages.indices
      .filter { !inserted.contains($0) && former[messages[$0].id] != messages[$0] }
      .map { IndexPath(row: $0, section: 0) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = messages[indexPath.row]
    (cell as? MessageCell)?.render(message)
    (cell as? MessageCell)?.onRetry = { [weak self] in self?.onRetry?(message.id) }
    return cell
  }
}

extension CollectionDifference.Change {
  /// The row that was removed or inserted.
  fileprivate var path: IndexPath {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _):
      IndexPath(row: offset, section: 0)
    }
  }
}
