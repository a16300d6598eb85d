import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("UIViewPropertyAnimator")
struct PropertyAnimatorTests {
  private let diary = Diary()

  private func animator() -> UIViewPropertyAnimator {
    Device.current = Device()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [diary] in
      diary.write("changes")
    }
    animator.addCompletion { [diary] in diary.write("ended at \($0)") }
    return animator
  }

  private func advance(_ milliseconds: Int) throws {
    try Device.current.clock.advance(by: .milliseconds(milliseconds))
  }

  @Test("startAnimation makes the changes, and the completion runs after the duration")
  func running() throws {
    let animator = animator()
    animator.addAnimations { [diary] in diary.write("more changes") }
    #expect(animator.state == .inactive)
    animator.startAnimation(afterDelay: 0.5)
    try advance(1499)
    #expect(diary.read() == ["changes", "more changes"] && animator.isRunning)
    try advance(1)
    #expect(diary.read() == ["ended at end"] && !animator.isRunning)
  }

  @Test("a paused animator continues from its fraction")
  func holding() throws {
    let animator = animator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    animator.isReversed = true
    try advance(5000)
    #expect(diary.read() == ["changes"])
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    try advance(750)
    #expect(diary.read() == ["ended at start"])
  }

  @Test("a factor of the duration is the time that a continued animation takes")
  func durationFactor() throws {
    let animator = animator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    try advance(499)
    #expect(diary.read() == ["changes"])
    try advance(1)
    #expect(diary.read() == ["ended at end"])
  }

  @Test("a stopped animator runs its completion only when finished")
  func stopping() throws {
    let animator = animator()
    animator.startAnimation()
    animator.stopAnimation(false)
    try advance(5000)
    #expect(diary.read() == ["changes"] && animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(diary.read() == ["ended at current"])
    let other = self.animator()
    other.startAnimation()
    other.stopAnimation(true)
    other.finishAnimation(at: .end)
    #expect(diary.read() == ["changes"])
  }

  @Test("runningPropertyAnimator starts the animator")
  func inOneCall() throws {
    Device.current = Device()
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 1) { [diary] in
      diary.write("changes")
    } completion: { [diary] in
      diary.write("\($0)")
    }
    try advance(2000)
    #expect(diary.lines == ["changes", "end"])
  }

  @Test("startAnimation without a delay makes the changes and is active")
  func atOnce() throws {
    let animator = animator()
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    try advance(999)
    #expect(diary.read() == ["changes"])
    try advance(1)
    #expect(diary.read() == ["ended at end"])
  }

  /// Source: pauseAnimation()'s documentation: an inactive animator becomes active, and is paused.
  @Test("an animator that is paused before it started makes its changes and waits")
  func pausedFirst() throws {
    let animator = animator()
    animator.pauseAnimation()
    #expect(diary.read() == ["changes"] && animator.state == .active && !animator.isRunning)
    animator.addAnimations { [diary] in diary.write("more changes") }
    try advance(5000)
    #expect(diary.read() == ["more changes"])
    animator.startAnimation()
    #expect(animator.isRunning)
    try advance(1000)
    #expect(diary.read() == ["ended at end"] && animator.state == .inactive)
  }

  @Test("changes that are added with a delay factor are made with the others")
  func delayFactor() {
    let animator = animator()
    animator.addAnimations({ [diary] in diary.write("later changes") }, delayFactor: 0.5)
    animator.startAnimation()
    #expect(diary.read() == ["changes", "later changes"])
  }
}
