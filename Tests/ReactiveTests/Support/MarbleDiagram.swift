import Reactive

/// A marble diagram: a sequence on one line, one character for each tick.
///
/// `-` is no event, a letter or digit an element, `|` completion, `^` an error, `[ab]` an element of
/// several letters, `(ab|)` several events at one tick.
struct MarbleDiagram: Equatable, CustomStringConvertible {
  var events: [Recorded<Event<String>>]

  init(events: [Recorded<Event<String>>]) {
    self.events = events
  }

  init(_ line: String) {
    events = []
    var tick = 0
    var isInGroup = false
    var rest = Substring(line)
    while let mark = rest.popFirst() {
      switch mark {
      case "(": isInGroup = true
      case ")": isInGroup = false
      case "-": break
      case "|": events.append(.completed(tick))
      case "^": events.append(.error(tick, TestError()))
      case "[": events.append(.next(tick, MarbleDiagram.word(&rest)))
      default: events.append(.next(tick, String(mark)))
      }
      if !isInGroup { tick += 1 }
    }
  }

  /// The line for these events.
  var description: String {
    var line = ""
    var tick = 0
    for group in groups {
      line += String(repeating: "-", count: group.time - tick)
      let marks = group.events.map(MarbleDiagram.mark)
      line += marks.count == 1 ? marks[0] : "(\(marks.joined()))"
      tick = group.time + 1
    }
    return line
  }

  private var groups: [(time: Int, events: [Event<String>])] {
    var groups: [(time: Int, events: [Event<String>])] = []
    for event in events {
      if groups.last?.time == event.time {
        groups[groups.count - 1].events.append(event.value)
      } else {
        groups.append((event.time, [event.value]))
      }
    }
    return groups
  }

  private static func mark(_ event: Event<String>) -> String {
    switch event {
    case .completed: "|"
    case .error: "^"
    case .next(let element): element.count == 1 ? element : "[\(element)]"
    }
  }

  private static func word(_ rest: inout Substring) -> String {
    var word = ""
    while let letter = rest.popFirst(), letter != "]" { word.append(letter) }
    return word
  }
}

/// The error that `^` stands for.
struct TestError: Error, Equatable {}
