// swift-format-ignore-file
import Foundation

final class Cards: NSObject {
  @objc dynamic var count = 0
  @objc dynamic private(set) var name: String? {
    didSet { changes += 1 }
  }
  private(set) var changes = 0

  private var file: URL {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    return folder.appendingPathComponent("cards.json")
  }

  func load() {
    guard let data = try? Data(contentsOf: file) else { return }
    count = (try? JSONDecoder().decode(Int.self, from: data)) ?? 0
  }

  func add() {
    count += 1
    name = "Card \(count)"
    try? JSONEncoder().encode(count).write(to: file)
  }
}
