// swift-format-ignore-file
import UIKit

final class ProductCell: UITableViewCell {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var priceLabel: UILabel!

  func configure(with product: Product) {
    nameLabel.text = product.name
    priceLabel.text = String(format: "%.2f", product.price)
  }
}
