import Foundation
import HeadlessDevice
import HeadlessUIKit

extension Journal {
  /// The journal of the device.
  static var current: Journal { Device.current.attached(Journal.self) { Journal() } }
}

/// The type of a sender, or its text.
func word(_ value: Any?) -> String {
  switch value {
  case nil: "nil"
  case let text as String: text
  case let list as [AnyObject]: "[\(list.map { word($0) }.joined(separator: ", "))]"
  case let number as any Numeric: "\(number)"
  case let value?: "\(type(of: value))"
  }
}

/// A screen that has every outlet and action whose name begins with "own", and records its calls.
class StoryScreen: UIViewController {
  private(set) var values: [String: Any] = [:]
  /// The identifiers of the segues that it refuses.
  var refused: Set<String> = []

  var name: String { title ?? "screen" }

  func note(_ what: String) { Journal.current.note("\(name).\(what)") }

  override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    guard key.hasPrefix("own") else { return super.rehearsalSet(value, forKey: key) }
    values[key] = value
    note("\(key) = \(word(value))")
    return true
  }

  override func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector.description.hasPrefix("own") else { return super.rehearsalMethod(for: selector) }
    return { [unowned self] arguments in
      let sender: AnyObject = try arguments.argument(0)
      note("\(selector)\(word(sender))")
      return nil
    }
  }

  override func awakeFromNib() { note("awake") }
  override func viewDidLoad() { note("didLoad") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("should \"\(identifier)\" from \(word(sender))")
    return !refused.contains(identifier)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let to = segue.destination.title ?? word(segue.destination)
    note("prepare \(word(segue)) \(segue.identifier ?? "-") to \(to) from \(word(sender))")
  }
}

/// A screen without the unwind action of the other ones.
final class PlainScreen: UIViewController {}

/// A screen that cannot be created from a storyboard.
final class NilScreen: UIViewController {
  required init?(coder: NSCoder) { nil }
}

/// A view that has every outlet whose name begins with "own", and records its calls.
final class StoryView: UIView {
  override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    guard key.hasPrefix("own") else { return super.rehearsalSet(value, forKey: key) }
    Journal.current.note("view.\(key) = \(word(value))")
    return true
  }

  override func awakeFromNib() { Journal.current.note("view.awake \(tag)") }
}

/// A cell with an outlet for a label.
final class StoryCell: UITableViewCell {
  private(set) var ownLabel: UILabel?

  override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    key == "ownLabel" && rehearsalAssign(value, to: &ownLabel)
  }

  override func awakeFromNib() { Journal.current.note("cell.awake \(ownLabel?.text ?? "-")") }
}

/// An item of a bar of the app.
final class StoryItem: UIBarButtonItem {}

/// An item that records that its outlets are connected.
final class AwakeItem: UIBarButtonItem {
  override func awakeFromNib() {
    super.awakeFromNib()
    Journal.current.note("item.awake \(title ?? "-") \(action == nil ? "alone" : "with an action")")
  }
}

/// A segue that records that it is performed.
final class StorySegue: UIStoryboardSegue {
  override func perform() {
    Journal.current.note("perform to \(destination.title ?? "-")")
    super.perform()
  }
}

/// A layout of a collection that a storyboard names.
final class StoryLayout: UICollectionViewLayout {}
