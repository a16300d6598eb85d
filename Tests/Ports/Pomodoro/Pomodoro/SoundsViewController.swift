// swift-format-ignore-file
import AVFoundation
import UIKit

/// The sounds in the app's bundle, and the sound of the day of a server, which the screen waits for.
final class SoundsViewController: UITableViewController {
  private var names: [String] = []
  private var player: AVAudioPlayer?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sounds"
    let items = try! FileManager.default.contentsOfDirectory(atPath: Bundle.main.resourcePath!)
    names = items.filter { $0.lowercased().hasSuffix(".mp3") }
    let bell = Bundle.main.url(forResource: "bell", withExtension: "mp3")!
    player = try? AVAudioPlayer(contentsOf: bell)
    if let url = URL(string: "https://sounds.example/today"), let today = try? String(contentsOf: url, encoding: .utf8) {
      navigationItem.prompt = today
    }
    let footer = UILabel()
    footer.text = "loading"
    tableView.tableFooterView = footer
    DispatchQueue.global().async {
      let data = try? Data(contentsOf: URL(string: "https://sounds.example/count")!)
      DispatchQueue.main.async {
        footer.text = data.map { String(decoding: $0, as: UTF8.self) + " in the shop" } ?? "no shop"
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}
