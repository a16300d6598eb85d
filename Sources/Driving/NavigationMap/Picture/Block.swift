/// A screen of a picture: what leads to it from outside, its name, its phone, and its alerts.
struct Block {
  /// A text or a shape of a block; the drawing decides on its looks by its kind.
  struct Item: Equatable {
    enum Kind: Equatable {
      case outside, heading, phone, grabber, bar, barTitle, barButton, backButton
      case cell, cellButton, text, button, field, toggle(Bool), segments, tabBar, tab, more, other
      case spinner, gesture, alert, alertTitle, alertText, alertButton, alertCause, fault
    }

    let kind: Kind
    var frame: Rectangle
    var text = ""
    var detail = ""
    var isEnabled = true
    var isSelected = false
    var isReturn = false
    var isRed = false
    /// The key by which arrows find the item; empty for none.
    var key = ""
    /// The alert that the item is in.
    var alert: String?
  }

  /// The start of an arrow.
  struct Port: Equatable {
    let name: String
    let item: Int
  }

  let screen: AppMap.Screen
  var items: [Item] = []
  var height = 0.0

  /// The width of every block.
  static let width = 190.0

  /// Returns the index of the item that an arrow leaves from.
  func item(for edge: AppMap.Edge) -> Int? {
    if !edge.act.isLater, let alert = edge.fromAlert, let label = edge.act.element?.label {
      return items.firstIndex { $0.alert == alert && $0.kind == .alertButton && $0.text == label }
    }
    let place = edge.place
    return items.firstIndex { $0.key == place && $0.alert == nil }
  }

  /// The item of the name, where arrows end.
  var heading: Rectangle {
    items.first { $0.kind == .heading }?.frame
      ?? Rectangle(x: 0, y: 0, width: Self.width, height: 20)
  }
}
