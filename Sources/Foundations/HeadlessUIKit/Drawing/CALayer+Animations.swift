internal import Foundation
internal import VirtualTime

/// An animation in progress and the scheduled work that ends it.
struct RunningAnimation {
  let key: String?
  let animation: CAAnimation
  let token: VirtualClock.Token?
}

extension CALayer {
  final func start(_ animation: CAAnimation, _ key: String?) {
    if let key { stop { $0.key == key } }
    let token = animation.wholeDuration.map { seconds in
      UIApplication.shared.clock.schedule(
        after: .init(appSeconds: seconds), for: .init(.transition, "layer animation")
      ) { [weak self] in self?.finish(animation) }
    }
    animations.append(RunningAnimation(key: key, animation: animation, token: token))
    CATransaction.current?.track(animation)
    animation.delegate?.animationDidStart(animation)
  }

  final func stop(where isMeant: (RunningAnimation) -> Bool) {
    let stopped = animations.filter(isMeant)
    animations.removeAll { running in stopped.contains { $0.animation === running.animation } }
    for running in stopped {
      running.token?.cancel()
      running.animation.delegate?.animationDidStop(running.animation, finished: false)
    }
  }

  private final func finish(_ animation: CAAnimation) {
    if animation.isRemovedOnCompletion { animations.removeAll { $0.animation === animation } }
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
