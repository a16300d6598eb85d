// swift-format-ignore-file
import Lottie
import UIKit

/// Applause by Lottie's animations: once, several times, in part, and until it is stopped.
extension TrackViewController {
  @objc func applaud() {
    let applause = LottieAnimationView(name: "applause")
    applause.frame = CGRect(origin: .zero, size: applause.intrinsicContentSize)
    view.addSubview(applause)
    applause.setValueProvider(ColorValueProvider(UIColor.red.lottieColorValue), keypath: AnimationKeypath(keypath: "**.Fill.Color"))
    applause.play { [weak self, weak applause] isOver in
      guard let self = self, let applause = applause else { return }
      self.tell("\(isOver ? "over" : "stopped") at \(applause.currentProgress)")
      self.applaudAgain(applause)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self, weak applause] in
      self?.tell("\(applause?.currentProgress ?? 0) of \(applause?.animation?.duration ?? 0) s")
    }
  }

  private func applaudAgain(_ applause: LottieAnimationView) {
    applause.animationSpeed = 2
    applause.loopMode = .repeatBackwards(1)
    applause.play { [weak self, weak applause] _ in
      guard let self = self, let applause = applause else { return }
      self.tell("back at \(applause.currentProgress)")
      applause.play(marker: "peak", loopMode: .playOnce) { _ in
        self.tell("frame \(applause.currentFrame)")
        self.applaudEndlessly(applause)
      }
    }
  }

  private func applaudEndlessly(_ applause: LottieAnimationView) {
    applause.loopMode = .loop
    applause.play { [weak self] in self?.tell($0 ? "over" : "stopped") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak self, weak applause] in
      guard let applause = applause else { return }
      self?.tell(applause.isAnimationPlaying ? "goes on" : "still")
      applause.stop()
      applause.removeFromSuperview()
      self?.tell(LottieAnimation.named("boos") == nil && LottieAnimationView(name: "boos").animation == nil ? "no boos" : "boos")
    }
  }
}
