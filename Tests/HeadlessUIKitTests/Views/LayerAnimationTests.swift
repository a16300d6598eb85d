import HeadlessDevice
import Testing
import VirtualTime

@testable import HeadlessUIKit

private final class AnimationDelegate: CAAnimationDelegate {
  let diary = Diary()

  func animationDidStart(_ anim: CAAnimation) { diary.write("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { diary.write("stop \(flag)") }
}

@Suite("CAAnimation")
struct LayerAnimationTests {
  private let listener = AnimationDelegate()

  private func animation(_ duration: TimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = duration
    animation.delegate = listener
    return animation
  }

  @Test("the delegate is told of the end in virtual time, after all repeats")
  func end() throws {
    let device = Device()
    Device.current = device
    let layer = CALayer()
    let pulse = animation(0.2)
    pulse.repeatCount = 3
    pulse.autoreverses = true
    layer.add(pulse, forKey: "pulse")
    #expect(layer.animationKeys() == ["pulse"])
    try device.clock.advance(by: .milliseconds(1199))
    #expect(listener.diary.read() == ["start"])
    try device.clock.advance(by: .milliseconds(1))
    #expect(listener.diary.read() == ["stop true"])
    #expect(layer.animationKeys() == nil)
  }

  @Test("a time of repeats takes the place of their number")
  func repeatDuration() throws {
    let device = Device()
    Device.current = device
    let pulse = animation(0.2)
    pulse.repeatCount = 10
    pulse.repeatDuration = 0.5
    let layer = CALayer()
    layer.add(pulse, forKey: "pulse")
    try device.clock.advance(by: .milliseconds(499))
    #expect(listener.diary.read() == ["start"])
    try device.clock.advance(by: .milliseconds(1))
    #expect(listener.diary.read() == ["stop true"])
  }

  @Test("a removed or replaced animation did not finish; an endless one is not pending")
  func removed() throws {
    let device = Device()
    Device.current = device
    let layer = CALayer()
    layer.add(animation(1), forKey: "fade")
    layer.add(animation(1), forKey: "fade")
    #expect(listener.diary.read() == ["start", "stop false", "start"])
    layer.removeAllAnimations()
    #expect(listener.diary.read() == ["stop false"])
    let endless = animation(1)
    endless.repeatCount = .infinity
    layer.add(endless, forKey: nil)
    #expect(device.clock.nextDeadline == nil)
    layer.removeAllAnimations()
    #expect(listener.diary.read() == ["start", "stop false"])
  }

  @Test("an animation is removed by its key, and the others stay")
  func removedByKey() throws {
    Device.current = Device()
    let layer = CALayer()
    for key in ["fade", "pulse"] { layer.add(animation(1), forKey: key) }
    layer.removeAnimation(forKey: "fade")
    layer.removeAnimation(forKey: "fade")
    #expect(listener.diary.read() == ["start", "start", "stop false"])
    #expect(layer.animationKeys() == ["pulse"])
  }

  @Test("a transaction completes with its longest animation, view animations included")
  func transaction() throws {
    let device = Device()
    Device.current = device
    CATransaction.begin()
    CATransaction.setCompletionBlock { [listener] in listener.diary.write("complete") }
    let layer = CALayer()
    layer.add(animation(0.2), forKey: nil)
    UIView.animate(withDuration: 0.5) {}
    CATransaction.commit()
    try device.clock.advance(by: .milliseconds(499))
    #expect(listener.diary.read() == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
    try device.clock.advance(by: .milliseconds(1))
    #expect(listener.diary.read() == ["complete"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { [listener] in listener.diary.write("at once") }
    CATransaction.commit()
    try device.clock.runDueWork()
    #expect(listener.diary.read() == ["at once"])
  }

  @Test("a transaction does not wait for a transition that began before it")
  func earlierTransition() throws {
    let phone = SpyPhone()
    let stack = UINavigationController(rootViewController: phone.spy("A"))
    try phone.show(stack)
    stack.pushViewController(phone.spy("B"), animated: true)
    try Device.current.clock.runDueWork()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [listener] in listener.diary.write("complete") }
    CATransaction.commit()
    try Device.current.clock.runDueWork()
    #expect(listener.diary.read() == ["complete"])
  }

  /// Source: CATransaction's documentation, of implicit transactions, which "are committed
  /// automatically when the thread's runloop next iterates".
  @Test("a completion set without begin is called when the turn's animations have ended")
  func implicit() throws {
    let device = Device()
    Device.current = device
    CATransaction.setCompletionBlock { [listener] in listener.diary.write("nothing moved") }
    #expect(listener.diary.read() == [])
    try device.clock.runDueWork()
    #expect(listener.diary.read() == ["nothing moved"])
    CATransaction.setCompletionBlock { [listener] in listener.diary.write("complete") }
    let layer = CALayer()
    layer.add(animation(0.2), forKey: nil)
    CATransaction.begin()
    CATransaction.setCompletionBlock { [listener] in listener.diary.write("inner") }
    CATransaction.commit()
    try device.clock.runDueWork()
    #expect(listener.diary.read() == ["start", "inner"])
    try device.clock.advance(by: .milliseconds(199))
    #expect(listener.diary.read() == [])
    try device.clock.advance(by: .milliseconds(1))
    #expect(listener.diary.read() == ["stop true", "complete"])
    #expect(layer.animationKeys() == nil)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    try device.clock.runDueWork()
    #expect(!CATransaction.disableActions())
  }

  @Test("an animation whose rounds would take years never ends, and a huge duration is no error")
  func years() {
    Device.current = Device()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = .greatestFiniteMagnitude
    #expect(animation.wholeDuration == nil)
    let layer = CALayer()
    layer.add(animation, forKey: "pulse")
    #expect(layer.animation(forKey: "pulse") === animation)
    animation.repeatCount = 2
    animation.duration = 1
    #expect(animation.wholeDuration == 2)
    UIView.animate(withDuration: .greatestFiniteMagnitude) {}
    UIViewPropertyAnimator(duration: .infinity, curve: .linear) {}.startAnimation()
  }

  @Test("two transforms make one that differs from each, and the identity changes none")
  func concatenation() {
    let (move, scale) = (CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 2, 2))
    #expect(CATransform3DConcat(scale, move) == CATransform3DScale(move, 2, 2, 2))
    #expect(CATransform3DConcat(move, scale) != CATransform3DConcat(scale, move))
    #expect(CATransform3DConcat(move, .identity) == move)
    var deep = CATransform3D.identity
    deep.m34 = -0.002
    #expect(CATransform3DConcat(move, deep).m34 == -0.002)
    #expect(CATransform3DConcat(deep, move).m34 == -0.002)
  }
}

@Suite("Traits")
struct TraitTests {
  @Test("a trait change calls registered handlers and everything on screen")
  func change() throws {
    let phone = SpyPhone()
    let screen = TraitViewController()
    try phone.show(screen)
    phone.application.setHorizontalSizeClass(.regular)
    #expect(
      screen.diary.read() == [
        "will compact to regular", "alongside", "did compact to regular",
        "view compact to regular", "registered compact to regular",
      ])
    phone.application.setHorizontalSizeClass(.regular)
    #expect(screen.diary.read() == [])
  }

  @Test("the style is dark if a controller, a window or a view overrides it")
  func style() throws {
    let phone = SpyPhone()
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    try phone.show(navigation)
    let styles = { () -> [UIUserInterfaceStyle] in
      [screen.traitCollection.userInterfaceStyle, screen.view.traitCollection.userInterfaceStyle]
    }
    let both = { (style: UIUserInterfaceStyle) in [style, style] }
    #expect(styles() == both(.light))
    navigation.overrideUserInterfaceStyle = .dark
    #expect(styles() == both(.dark))
    navigation.overrideUserInterfaceStyle = .unspecified
    phone.window.overrideUserInterfaceStyle = .dark
    #expect(styles() == both(.dark))
    screen.view.overrideUserInterfaceStyle = .light
    #expect(screen.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("later trait collections override the traits they set")
  func several() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact, userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.verticalSizeClass == .unspecified)
  }
}

private final class TraitViewController: UIViewController {
  let diary = Diary()

  private final class TraitView: UIView {
    var diary: Diary?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let former = previousTraitCollection?.horizontalSizeClass ?? .unspecified
      diary?.write("view \(former) to \(traitCollection.horizontalSizeClass)")
    }
  }

  override func loadView() {
    let view = TraitView(frame: .zero)
    view.diary = diary
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (screen: TraitViewController, former) in
      screen.diary.write("registered \(screen.words(from: former))")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (screen: TraitViewController, _) in screen.diary.write("style")
    }
  }

  private func words(from former: UITraitCollection) -> String {
    "\(former.horizontalSizeClass) to \(traitCollection.horizontalSizeClass)"
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    let sizes = "\(traitCollection.horizontalSizeClass) to \(newCollection.horizontalSizeClass)"
    diary.write("will \(sizes)")
    coordinator.animate(alongsideTransition: { [diary] _ in diary.write("alongside") })
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection { diary.write("did \(words(from: previousTraitCollection))") }
  }
}
