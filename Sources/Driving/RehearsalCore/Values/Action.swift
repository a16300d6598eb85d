/// What a person, or the world, does to the app.
public enum Action: Hashable, Sendable {
  /// Start the app, again if it runs; storage is kept and the values go to storage first.
  case launch([String: String])
  /// End the app's process.
  case terminate
  /// Send the app to the background.
  case background
  /// Bring the app back to the foreground.
  case foreground
  /// Touch an element.
  case tap(ElementQuery)
  /// Touch an element and hold it.
  case longPress(ElementQuery)
  /// Type text into an element, or into the focused one.
  case type(String, into: ElementQuery?)
  /// Empty a text field.
  case clear(ElementQuery)
  /// Press the return key.
  case submit
  /// Set a switch, slider, stepper, segmented control, picker or date picker.
  case set(ElementQuery, to: String)
  /// Touch the navigation bar's back button.
  case back
  /// Swipe in from the left edge.
  case swipeBack
  /// Pull the sheet away.
  case swipeDown
  /// Swipe a row to the left, for its actions, or a page, for the next one.
  case swipeLeft(ElementQuery)
  /// Swipe a row to the right, for its leading actions, or a page, for the one before.
  case swipeRight(ElementQuery)
  /// Scroll until an element is there.
  case scroll(to: ElementQuery)
  /// Pull to refresh.
  case refresh
  /// Open a link from outside.
  case open(url: String)
  /// A remote notification arrives, with its payload as JSON.
  case push(json: String)
  /// Choose a quick action on the home screen.
  case shortcut(String)
  /// Let time pass.
  case wait(Duration)
  /// Let time pass until nothing is pending.
  case settle
}

extension Action: CustomStringConvertible {
  /// The action in the script language.
  public var description: String {
    switch self {
    case .launch(let values): (["launch"] + values.scriptPairs).joined(separator: " ")
    case .terminate: "terminate"
    case .background: "background"
    case .foreground: "foreground"
    case .tap(let query): "tap \(query)"
    case .longPress(let query): "longpress \(query)"
    case .type(let text, .some(let query)): "type \(text.scriptQuoted) into \(query)"
    case .type(let text, .none): "type \(text.scriptQuoted)"
    case .clear(let query): "clear \(query)"
    case .submit: "submit"
    case .set(let query, let value): "set \(query) \(value.scriptWord)"
    case .back: "back"
    case .swipeBack: "swipe back"
    case .swipeDown: "swipe down"
    case .swipeLeft(let query): "swipe left on \(query)"
    case .swipeRight(let query): "swipe right on \(query)"
    case .scroll(let query): "scroll to \(query)"
    case .refresh: "refresh"
    case .open(let url): "open \(url.scriptWord)"
    case .push(let json): "push \(json.scriptQuoted)"
    case .shortcut(let type): "shortcut \(type.scriptWord)"
    case .wait(let duration): "wait \(duration.scriptDescription)"
    case .settle: "settle"
    }
  }
}

extension [String: String] {
  /// `key=value` words, sorted by key.
  package var scriptPairs: [String] {
    sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.scriptWord)" }
  }
}

extension String {
  /// The text as a word where it can be one, else as a string.
  package var scriptWord: String {
    let isWord =
      !isEmpty
      && unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "_-./:@[]={},?&%+!".unicodeScalars.contains($0)
      }
    return isWord ? self : scriptQuoted
  }
}
