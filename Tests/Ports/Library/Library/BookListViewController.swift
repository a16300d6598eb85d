// swift-format-ignore-file
import UIKit

class BookListViewController: UITableViewController {
  private var books: [Book] { Shelf.shared.books }

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(shelfDidChange(_:)), name: Shelf.didChange, object: nil)
  }

  @objc private func shelfDidChange(_ notification: Notification) {
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath) as! BookCell
    cell.show(books[indexPath.row])
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? BookViewController,
      let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell)
    else { return }
    detail.book = books[path.row]
  }

  @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
    guard let source = segue.source as? NewBookViewController, let book = source.book else { return }
    Shelf.shared.add(book)
  }
}

final class BookCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var stateLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    stateLabel.text = nil
  }

  func show(_ book: Book) {
    titleLabel.text = book.title
    stateLabel.text = book.isLent ? NSLocalizedString("lent", comment: "") : ""
  }
}
