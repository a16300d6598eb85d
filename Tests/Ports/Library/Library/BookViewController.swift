// swift-format-ignore-file
import UIKit

class BookViewController: UIViewController {
  var book: Book!
  var quotes: Quotes!

  @IBOutlet weak var authorLabel: UILabel!
  @IBOutlet weak var lendButton: UIButton!
  @IBOutlet var labels: [UILabel]!
  @IBOutlet weak var buttonHeight: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = book.title
    authorLabel.text = book.author
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: quotes.title, style: .plain, target: self, action: #selector(quote))
    for label in labels { label.isHidden = false }
    buttonHeight.constant = lendButton.isHidden ? 0 : 44
  }

  @IBAction func lend(_ sender: UIButton) {
    Shelf.shared.toggleLent(book)
    sender.setTitle("Lent", for: .normal)
    perform(#selector(thank), with: nil, afterDelay: 2)
  }

  @objc func thank() {
    guard view.window != nil, presentedViewController == nil else { return }
    let alert = UIAlertController(title: "Thank you", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  @objc private func quote() {
    let quote = storyboard!.instantiateViewController(withIdentifier: "Quote")
    show(quote, sender: self)
  }
}

class QuoteViewController: UIViewController {
  var quotes: Quotes!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = quotes.origin
  }
}
