import HeadlessDevice
import HeadlessUIKit
import PropsMVVM
import Reactive
import Testing

nonisolated struct CounterProps: Equatable {
  var text = ""
  var rows: [String] = []
  var isEnabled = false
}

final class CounterView: UIView, PropsRendering {
  let label = UILabel()
  let button = UIButton(type: .system)
  private(set) var renderings = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  func render(props: CounterProps) {
    renderings += 1
    label.text = ([props.text] + props.rows).joined(separator: "|")
    button.isEnabled = props.isEnabled
  }
}

@Suite("Props rendering")
struct PropsTests {
  @Test(
    "rendering the same props gives the same view, whatever was rendered before", arguments: 1...50)
  func rendering(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let view = CounterView(frame: .zero)
    for _ in 0..<20 {
      let props = CounterProps(
        text: "\(UInt8.random(in: 0...9, using: &random))",
        rows: (0..<Int.random(in: 0...3, using: &random)).map { "\($0)" },
        isEnabled: Bool.random(using: &random))
      view.render(props: props)
      let fresh = CounterView(frame: .zero)
      fresh.render(props: props)
      #expect(view.label.text == fresh.label.text, "seed \(seed)")
      #expect(view.button.isEnabled == fresh.button.isEnabled, "seed \(seed)")
    }
  }

  @Test("equal props are rendered once, and rehearsalProps has the last ones")
  func screen() {
    Device.current = Device()
    let screen = PropsViewController(contentView: CounterView(frame: .zero))
    #expect(screen.rehearsalProps == nil)
    for _ in 0..<2 { screen.render(props: CounterProps(text: "a")) }
    screen.render(props: CounterProps(text: "b"))
    #expect(screen.contentView.renderings == 2)
    #expect(screen.rehearsalProps as? CounterProps == CounterProps(text: "b"))
  }
}

@Suite("NetworkProvider")
struct NetworkProviderTests {
  private struct NamesTarget: NetworkTarget {
    typealias Response = [String]
    let path = "/names"
  }

  /// Returns the events of a request, with their virtual time.
  private func answers(to outcome: Stub.Outcome, isDisposedEarly: Bool = false) throws -> [String] {
    let device = Device()
    Device.current = device
    device.network.add(Stub(method: "GET", path: "/names", outcome: outcome))
    var lines: [String] = []
    let subscription = NetworkProvider().request(NamesTarget())
      .subscribe(
        onNext: { lines.append("\(device.clock.now.nanoseconds / 1_000_000) ms \($0)") },
        onError: { lines.append($0.localizedDescription) }, onCompleted: { lines.append("end") })
    if isDisposedEarly { subscription.dispose() }
    try device.clock.advance(by: .seconds(1))
    return lines
  }

  private func json(_ text: String, status: Int = 200) -> Stub.Outcome {
    .response(HTTPResponse(status: status, body: Data(text.utf8)))
  }

  @Test("a response is decoded as the target's type")
  func reads() throws {
    #expect(try answers(to: json(#"["Ann"]"#)) == [#"200 ms ["Ann"]"#, "end"])
  }

  @Test("the error of a refused request has its status and message")
  func refused() throws {
    let device = Device()
    Device.current = device
    let outcome = json(#"{"message": "No."}"#, status: 403)
    device.network.add(Stub(method: "GET", path: "/names", outcome: outcome))
    var errors: [NetworkProviderError?] = []
    let subscription = NetworkProvider().request(NamesTarget())
      .subscribe(onError: { errors.append($0 as? NetworkProviderError) })
    try device.clock.advance(by: .seconds(1))
    #expect(errors == [.refused(status: 403, message: "No.")])
    subscription.dispose()
  }

  @Test("a failure status, invalid JSON and no connection give errors with messages")
  func fails() throws {
    #expect(try answers(to: json(#"{"message": "No."}"#, status: 403)) == ["No."])
    #expect(
      try answers(to: json("", status: 500)) == ["The server answered with status 500."])
    #expect(try answers(to: json("{")) == ["The answer to /names could not be read."])
    #expect(try answers(to: .failure(.offline)) == [NetworkError.offline.description])
  }

  @Test("disposing the subscription cancels the request")
  func cancels() throws {
    #expect(try answers(to: json("[]"), isDisposedEarly: true) == [])
  }
}
