import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("View animations")
struct ViewAnimationTests {
  /// The animation functions of UIView, with a duration of 0.3 s and a delay of 0.2 s.
  enum Animation: String, CaseIterable {
    case plain, options, damping, spring, keyframes

    @MainActor
    func run(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
      switch self {
      case .plain:
        UIView.animate(withDuration: 0.5, animations: animations, completion: completion)
      case .options:
        UIView.animate(
          withDuration: 0.3, delay: 0.2, options: [], animations: animations,
          completion: completion)
      case .damping:
        UIView.animate(
          withDuration: 0.3, delay: 0.2, usingSpringWithDamping: 1, initialSpringVelocity: 0,
          animations: animations, completion: completion)
      case .spring:
        UIView.animate(
          springDuration: 0.3, delay: 0.2, animations: animations, completion: completion)
      case .keyframes:
        UIView.animateKeyframes(
          withDuration: 0.3, delay: 0.2, animations: animations, completion: completion)
      }
    }
  }

  @Test(
    "changes are made at once, and the completion runs after the delay and the duration",
    arguments: Animation.allCases)
  func completion(of animation: Animation) throws {
    Device.current = Device()
    let view = UIView()
    var completions: [Bool] = []
    animation.run({ view.alpha = 0.5 }, completion: { completions.append($0) })
    #expect(view.alpha == 0.5)
    try Device.current.clock.advance(by: .milliseconds(499))
    #expect(completions == [])
    try Device.current.clock.advance(by: .milliseconds(1))
    #expect(completions == [true])
  }

  @Test("a transition makes its changes at once and completes after its duration")
  func transition() throws {
    Device.current = Device()
    let view = UIView()
    var completions: [Bool] = []
    UIView.transition(
      with: view, duration: 0.5, animations: { view.alpha = 0.5 },
      completion: { completions.append($0) })
    #expect(view.alpha == 0.5)
    try Device.current.clock.advance(by: .milliseconds(500))
    #expect(completions == [true])
  }

  @Test("a transition between views replaces the first one, or hides it if the options say so")
  func replacement() {
    Device.current = Device()
    let (place, first, second) = (UIView(), UIView(), UIView())
    place.addSubview(first)
    second.isHidden = true
    UIView.transition(from: first, to: second, duration: 0)
    #expect(place.subviews == [second])
    #expect(!first.isHidden && second.isHidden)
    UIView.transition(from: first, to: second, duration: 0, options: .showHideTransitionViews)
    #expect(place.subviews == [second])
    #expect(first.isHidden && !second.isHidden)
  }

  @Test("an animation of the system removes its views at the end, then completes")
  func systemAnimation() throws {
    let device = Device()
    Device.current = device
    let (place, first, second) = (UIView(), UIView(), UIView())
    for view in [first, second] { place.addSubview(view) }
    var lines: [String] = []
    UIView.perform(.delete, on: [first]) {
      lines.append("animations")
    } completion: { isFinished in
      lines.append("\(isFinished) \(place.subviews.count)")
    }
    #expect(lines == ["animations"] && place.subviews.count == 2)
    try device.clock.advance(by: .milliseconds(250))
    #expect(lines == ["animations", "true 1"] && place.subviews == [second])
  }
}
