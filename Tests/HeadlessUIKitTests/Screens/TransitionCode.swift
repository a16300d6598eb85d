import HeadlessUIKit

/// A presentation as a card above a dimmed background.
final class CardPresentationController: UIPresentationController {
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    view.alpha = 0
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self) { $0.presentedViewController.dismiss(animated: true) })
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let height = containerView.bounds.height * 0.5
    return CGRect(
      x: 0, y: containerView.bounds.height - height, width: containerView.bounds.width,
      height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    if let presentedView {
      presentedView.layer.cornerRadius = 16
      containerView.addSubview(presentedView)
    }
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.dimmingView.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [weak self] _ in
      self?.dimmingView.alpha = 0
    } completion: { [weak self] context in
      if !context.isCancelled { self?.dimmingView.removeFromSuperview() }
    }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: parentSize.height / 2)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    dimmingView.frame.size = size
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }
}

/// An animator that slides a screen in from the right, or out to the right.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isInteractive == true ? 0.6 : 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    if isPresenting, let toView = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(toView)
    }
    let shown = transitionContext.finalFrame(for: controller)
    let hidden = shown.offsetBy(dx: transitionContext.containerView.frame.width, dy: 0)
    controller.view.frame = isPresenting ? hidden : shown
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.curveEaseInOut]
    ) {
      controller.view.frame = self.isPresenting ? shown : hidden
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}

/// An animator that completes when its Core Animation delegate is called.
final class CircleAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private weak var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toView)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: toView.frame).cgPath
    toView.layer.mask = mask
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = UIBezierPath(ovalIn: .zero).cgPath
    animation.toValue = mask.path
    animation.duration = transitionDuration(using: transitionContext)
    animation.delegate = self
    mask.add(animation, forKey: "path")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.completeTransition(!(context?.transitionWasCancelled ?? false))
    context?.viewController(forKey: .to)?.view.layer.mask = nil
  }
}

/// An interruptible animator with a property animator.
final class PropertyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: (any UIViewImplicitlyAnimating)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext),
      timingParameters: UISpringTimingParameters(dampingRatio: 0.8))
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
      made.addAnimations { view.alpha = 1 }
    }
    made.addCompletion { [weak self] position in
      transitionContext.completeTransition(position == .end)
      self?.animator = nil
    }
    animator = made
    return made
  }
}

/// The delegate that provides the animators and the presentation controller.
final class TransitionManager: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  let interaction = UIPercentDrivenInteractiveTransition()
  var isInteractive = false

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isPresenting: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push: CircleAnimator()
    case .pop: PropertyAnimator()
    case .none: nil
    @unknown default: nil
    }
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .portrait }
}
