// swift-format-ignore-file
import Foundation

/// Fetches a list in XML; it has finished when the answer is there.
final class FetchOperation: Operation, XMLParserDelegate {
  enum State: String {
    case isReady, isExecuting, isFinished
  }

  private(set) var tracks: [Track] = []
  private var state = State.isReady {
    willSet {
      willChangeValue(forKey: newValue.rawValue)
      willChangeValue(forKey: state.rawValue)
    }
    didSet {
      didChangeValue(forKey: oldValue.rawValue)
      didChangeValue(forKey: state.rawValue)
    }
  }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { state == .isExecuting }
  override var isFinished: Bool { state == .isFinished }

  override func start() {
    guard !isCancelled else { return state = .isFinished }
    state = .isExecuting
    let url = URL(string: "https://studio.example/tracks.xml")!
    URLSession.shared.dataTask(with: url) { data, _, _ in
      let parser = XMLParser(data: data ?? Data())
      parser.delegate = self
      parser.parse()
      self.state = .isFinished
    }.resume()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    guard elementName == "track", let name = attributeDict["name"] else { return }
    tracks.append(Track(number: tracks.count + 1, name: name))
  }
}
