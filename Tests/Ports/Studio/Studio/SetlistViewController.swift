// swift-format-ignore-file
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

private struct Song: IdentifiableType, Equatable {
  let name: String
  var plays = 0
  var identity: String { name }
}

private typealias Part = AnimatableSectionModel<String, Song>

/// The songs of an evening in parts, shown and changed with RxDataSources.
final class SetlistViewController: UIViewController {
  private let table = UITableView()
  private let prices = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let parts = BehaviorRelay<[Part]>(value: [
    Part(model: "First set", items: [Song(name: "Overture"), Song(name: "March")]),
    Part(model: "Second set", items: [Song(name: "Waltz")]),
  ])
  private let bag = DisposeBag()
  private var made: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Setlist"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    prices.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "price")
    [table, prices].forEach(view.addSubview)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Encore", style: .plain, target: self, action: #selector(encore)),
      UIBarButtonItem(title: "Shuffle", style: .plain, target: self, action: #selector(shuffle)),
      UIBarButtonItem(title: "Twice", style: .plain, target: self, action: #selector(repeatSong)),
    ]
    let source = RxTableViewSectionedAnimatedDataSource<Part>(
      animationConfiguration: AnimationConfiguration(insertAnimation: .top, reloadAnimation: .fade, deleteAnimation: .left),
      configureCell: { [weak self] _, table, path, song in
        let cell = table.dequeueReusableCell(withIdentifier: "song", for: path)
        cell.textLabel?.text = song.plays == 0 ? song.name : "\(song.name), \(song.plays) plays"
        self?.made.append(song.name)
        return cell
      },
      titleForHeaderInSection: { source, index in source[index].model },
      canEditRowAtIndexPath: { _, _ in true })
    parts.bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
    table.rx.modelSelected(Song.self).subscribe(onNext: { [weak self] in self?.play($0) }).disposed(by: bag)
    table.rx.itemDeleted.subscribe(onNext: { [weak self] path in
      guard var now = self?.parts.value else { return }
      now[path.section].items.remove(at: path.row)
      self?.parts.accept(now)
    }).disposed(by: bag)
    showPrices()
  }

  private func showPrices() {
    let source = RxCollectionViewSectionedReloadDataSource<SectionModel<String, Int>>(
      configureCell: { _, collection, path, price in
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "price", for: path)
        let label = UILabel()
        label.text = "\(price) euros"
        cell.contentView.addSubview(label)
        return cell
      })
    Observable.just([SectionModel(model: "Prices", items: [10, 25])])
      .bind(to: prices.rx.items(dataSource: source)).disposed(by: bag)
  }

  private func play(_ song: Song) {
    made = []
    parts.accept(parts.value.map { part in
      Part(original: part, items: part.items.map { $0 == song ? Song(name: $0.name, plays: $0.plays + 1) : $0 })
    })
    table.layoutIfNeeded()
    title = "Made \(made.joined(separator: ", "))"
  }

  @objc private func encore() {
    var now = parts.value
    now.insert(Part(model: "Encore", items: [now[0].items.removeLast(), Song(name: "Galop")]), at: 0)
    parts.accept(now)
  }

  @objc private func repeatSong() {
    parts.accept([Part(model: "Twice", items: [Song(name: "Polka"), Song(name: "Polka")])])
  }

  /// Shows a hundred evenings one after another, each drawn from the same songs and parts.
  @objc private func shuffle() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6364136223846793005 &+ 1442695040888963407
      return Int(state >> 33) % bound
    }
    var wrong = 0
    for _ in 0..<100 {
      var evening = (0..<(1 + next(4))).map { _ in Part(model: "Set \(next(1000))", items: []) }
      for name in ["A", "B", "C", "D"] where next(2) == 0 { evening.insert(Part(model: name, items: []), at: next(evening.count + 1)) }
      for song in 0..<12 where next(3) > 0 {
        let place = next(evening.count)
        evening[place].items.insert(Song(name: "Song \(song)", plays: next(2)), at: next(evening[place].items.count + 1))
      }
      parts.accept(evening)
      table.layoutIfNeeded()
      let shown = table.visibleCells.compactMap { $0.textLabel?.text }
      let songs = evening.flatMap(\.items).map { $0.plays == 0 ? $0.name : "\($0.name), \($0.plays) plays" }
      if shown != songs { wrong += 1 }
    }
    title = "\(wrong) wrong evenings"
  }
}
