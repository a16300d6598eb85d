/// An action of a user, the system or the clock on an app.
public enum Action: Hashable, Sendable {
  /// Changes the app's process or its state in the system.
  case process(Process)
  /// Touches the screen or types on the keyboard, within ``usualLimit``.
  case touch(Touch)
  /// Touches the screen within another limit of virtual time; zero does not wait for the element.
  case limited(Touch, within: Duration)
  /// Delivers a link, a notification or a quick action from outside the app.
  case outside(Outside)
  /// Lets virtual time pass.
  case time(Time)
}

extension Action {
  /// An action on the app's process.
  public enum Process: Hashable, Sendable {
    /// Stores the values, then launches the app, again if it runs.
    case launch([String: String])
    /// Ends the app's process as a person does in the app switcher: the app is told.
    case terminate
    /// Ends the app's process as the system does: nothing in the app is called.
    case kill
    /// Sends the app to the background.
    case background
    /// Brings the app to the foreground, and launches it where it does not run.
    case foreground
    /// Tells the app that memory is low.
    case memoryWarning
  }

  /// A gesture on an element or the screen, or input from the keyboard.
  public enum Touch: Hashable, Sendable {
    /// Taps an element.
    case tap(ElementQuery)
    /// Taps an element, and at the same instant taps what is at its place then.
    case doubleTap(ElementQuery)
    /// Presses an element and holds it.
    case longPress(ElementQuery)
    /// Types text into an element, or into the focused one.
    case type(String, into: ElementQuery?)
    /// Empties a text field.
    case clear(ElementQuery)
    /// Presses the return key.
    case submit
    /// Presses a key combination, which performs a key command of the app.
    case press(KeyCombination)
    /// Sets the value of a switch, slider, stepper, segmented control, picker or date picker.
    case set(ElementQuery, to: String)
    /// Taps the navigation bar's back button.
    case back
    /// Swipes from the left edge.
    case swipeBack
    /// Begins a swipe from the left edge, and lets go too early.
    case swipeBackCancelled
    /// Swipes the sheet down.
    case swipeDown
    /// Begins to swipe the sheet down, and lets go too early.
    case swipeDownCancelled
    /// Swipes left on an element: shows a row's trailing actions, or the next page.
    case swipeLeft(ElementQuery)
    /// Swipes right on an element: shows a row's leading actions, or the previous page.
    case swipeRight(ElementQuery)
    /// Scrolls until an element is visible.
    case scroll(to: ElementQuery)
    /// Pulls to refresh.
    case refresh
  }

  /// An event that reaches the app from outside.
  public enum Outside: Hashable, Sendable {
    /// Opens a URL.
    case open(url: String)
    /// Delivers a remote notification with a JSON payload.
    case push(json: String)
    /// Chooses a quick action on the home screen, by its type.
    case shortcut(String)
  }

  /// A way to let virtual time pass.
  public enum Time: Hashable, Sendable {
    /// Waits for a duration.
    case wait(Duration)
    /// Waits until nothing is pending but repeating timers.
    case settle
  }
}

extension Action {
  /// The virtual time that an act on an element waits until the element is ready.
  public static let usualLimit = Duration.seconds(5)
}

// MARK: Short forms

nonisolated extension Action {
  /// Stores the values, then launches the app, again if it runs.
  public static func launch(_ values: [String: String]) -> Action { .process(.launch(values)) }

  /// Ends the app's process as a person does in the app switcher: the app is told.
  public static var terminate: Action { .process(.terminate) }

  /// Ends the app's process as the system does: nothing in the app is called.
  public static var kill: Action { .process(.kill) }

  /// Sends the app to the background.
  public static var background: Action { .process(.background) }

  /// Brings the app to the foreground, and launches it where it does not run.
  public static var foreground: Action { .process(.foreground) }

  /// Tells the app that memory is low.
  public static var memoryWarning: Action { .process(.memoryWarning) }

  /// Taps an element.
  public static func tap(_ query: ElementQuery) -> Action { .touch(.tap(query)) }

  /// Taps an element, and at the same instant taps what is at its place then.
  public static func doubleTap(_ query: ElementQuery) -> Action { .touch(.doubleTap(query)) }

  /// Presses an element and holds it.
  public static func longPress(_ query: ElementQuery) -> Action { .touch(.longPress(query)) }

  /// Types text into an element, or into the focused one.
  public static func type(_ text: String, into query: ElementQuery?) -> Action {
    .touch(.type(text, into: query))
  }

  /// Empties a text field.
  public static func clear(_ query: ElementQuery) -> Action { .touch(.clear(query)) }

  /// Presses the return key.
  public static var submit: Action { .touch(.submit) }

  /// Presses a key combination, which performs a key command of the app.
  public static func press(_ keys: KeyCombination) -> Action { .touch(.press(keys)) }

  /// Sets the value of a switch, slider, stepper, segmented control, picker or date picker.
  public static func set(_ query: ElementQuery, to value: String) -> Action {
    .touch(.set(query, to: value))
  }

  /// Taps the navigation bar's back button.
  public static var back: Action { .touch(.back) }

  /// Swipes from the left edge.
  public static var swipeBack: Action { .touch(.swipeBack) }

  /// Begins a swipe from the left edge, and lets go too early.
  public static var swipeBackCancelled: Action { .touch(.swipeBackCancelled) }

  /// Swipes the sheet down.
  public static var swipeDown: Action { .touch(.swipeDown) }

  /// Begins to swipe the sheet down, and lets go too early.
  public static var swipeDownCancelled: Action { .touch(.swipeDownCancelled) }

  /// Swipes left on an element: shows a row's trailing actions, or the next page.
  public static func swipeLeft(_ query: ElementQuery) -> Action { .touch(.swipeLeft(query)) }

  /// Swipes right on an element: shows a row's leading actions, or the previous page.
  public static func swipeRight(_ query: ElementQuery) -> Action { .touch(.swipeRight(query)) }

  /// Scrolls until an element is visible.
  public static func scroll(to query: ElementQuery) -> Action { .touch(.scroll(to: query)) }

  /// Pulls to refresh.
  public static var refresh: Action { .touch(.refresh) }

  /// Opens a URL.
  public static func open(url: String) -> Action { .outside(.open(url: url)) }

  /// Delivers a remote notification with a JSON payload.
  public static func push(json: String) -> Action { .outside(.push(json: json)) }

  /// Chooses a quick action on the home screen, by its type.
  public static func shortcut(_ type: String) -> Action { .outside(.shortcut(type)) }

  /// Waits for a duration.
  public static func wait(_ duration: Duration) -> Action { .time(.wait(duration)) }

  /// Waits until nothing is pending but repeating timers.
  public static var settle: Action { .time(.settle) }
}

// MARK: Descriptions

extension Action: CustomStringConvertible {
  /// The action as a line of the script language.
  public var description: String {
    switch self {
    case .process(let action): action.description
    case .touch(let action): action.description
    case .limited(let action, let limit):
      action.description + Expectation.description(ofLimit: limit)
    case .outside(let action): action.description
    case .time(let action): action.description
    }
  }
}

extension Action.Process: CustomStringConvertible {
  /// The action as a line of the script language.
  public var description: String {
    switch self {
    case .launch(let values): (["launch"] + values.scriptPairs).joined(separator: " ")
    case .terminate: "terminate"
    case .kill: "kill"
    case .background: "background"
    case .foreground: "foreground"
    case .memoryWarning: "memory warning"
    }
  }
}

extension Action.Touch: CustomStringConvertible {
  /// The action as a line of the script language.
  public var description: String {
    switch self {
    case .tap(let query): "tap \(query)"
    case .doubleTap(let query): "doubletap \(query)"
    case .longPress(let query): "longpress \(query)"
    case .type(let text, .some(let query)): "type \(text.scriptQuoted) into \(query)"
    case .type(let text, .none): "type \(text.scriptQuoted)"
    case .clear(let query): "clear \(query)"
    case .submit: "submit"
    case .press(let keys): "press \(keys.description.scriptWord)"
    case .set(let query, let value): "set \(query) \(value.scriptWord)"
    case .back: "back"
    case .swipeBack: "swipe back"
    case .swipeBackCancelled: "swipe back cancelled"
    case .swipeDown: "swipe down"
    case .swipeDownCancelled: "swipe down cancelled"
    case .swipeLeft(let query): "swipe left on \(query)"
    case .swipeRight(let query): "swipe right on \(query)"
    case .scroll(let query): "scroll to \(query)"
    case .refresh: "refresh"
    }
  }
}

extension Action.Outside: CustomStringConvertible {
  /// The action as a line of the script language.
  public var description: String {
    switch self {
    case .open(let url): "open \(url.scriptWord)"
    case .push(let json): "push \(json.scriptQuoted)"
    case .shortcut(let type): "shortcut \(type.scriptWord)"
    }
  }
}

extension Action.Time: CustomStringConvertible {
  /// The action as a line of the script language.
  public var description: String {
    switch self {
    case .wait(let duration): "wait \(duration.scriptDescription)"
    case .settle: "settle"
    }
  }
}
