import HeadlessUIKit

/// A typical profile screen with constraints, layers, fonts and animations.
final class ProfileViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let header = GradientHeaderView()
  private let avatar = UIImageView()
  private let nameLabel = UILabel()
  private let bioLabel = UILabel()
  private let followButton = UIButton(type: .system)
  private let statsStack = UIStackView()
  private let separator = UIView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private var headerHeight: NSLayoutConstraint!
  private var bottomConstraint: NSLayoutConstraint?
  private let impact = UIImpactFeedbackGenerator(style: .medium)
  private let selection = UISelectionFeedbackGenerator()
  private let notice = UINotificationFeedbackGenerator()
  private var observers: [any NSObjectProtocol] = []
  private lazy var formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        image: UIImage(systemName: "square.and.arrow.up"),
        primaryAction: UIAction { [weak self] _ in self?.share() }),
      UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in }),
    ]
    navigationItem.backButtonDisplayMode = .minimal
    edgesForExtendedLayout = [.top, .bottom]
    setUpHierarchy()
    setUpConstraints()
    style()
    observeKeyboard()
    if #available(iOS 17.0, macOS 14.0, *) {
      registerForTraitChanges([
        UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
      ]) {
        (self: Self, previous: UITraitCollection) in self.updateColors()
      }
    }
  }

  private func setUpHierarchy() {
    view.addSubview(scrollView)
    [header, avatar, nameLabel, bioLabel, statsStack, separator, followButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview($0)
    }
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spinner)
    spinner.translatesAutoresizingMaskIntoConstraints = false
  }

  private func setUpConstraints() {
    let guide = view.safeAreaLayoutGuide
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    headerHeight = header.heightAnchor.constraint(equalToConstant: 220)
    let bottom = scrollView.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    bottomConstraint = bottom
    let loose = nameLabel.trailingAnchor.constraint(
      lessThanOrEqualTo: content.trailingAnchor, constant: -16)
    loose.priority = .defaultHigh
    loose.identifier = "name trailing"
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: guide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bottom,
      header.topAnchor.constraint(equalTo: content.topAnchor),
      header.widthAnchor.constraint(equalTo: frame.widthAnchor),
      headerHeight,
      avatar.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      avatar.centerYAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
      avatar.widthAnchor.constraint(equalToConstant: 96),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      nameLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: avatar.bottomAnchor, multiplier: 1),
      nameLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: content.leadingAnchor, multiplier: 2),
      loose,
      bioLabel.topAnchor.constraint(equalTo: nameLabel.lastBaselineAnchor, constant: 8),
      bioLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      bioLabel.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      separator.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
      followButton.widthAnchor.constraint(
        greaterThanOrEqualTo: frame.widthAnchor, multiplier: 0.5, constant: -32),
      followButton.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    nameLabel.setContentHuggingPriority(.required, for: .vertical)
    nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    followButton.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  }

  private func style() {
    nameLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(
      for: .systemFont(ofSize: 28, weight: .bold))
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.textColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white : UIColor(white: 0.1, alpha: 1)
    }
    nameLabel.numberOfLines = 0
    nameLabel.textAlignment = .center
    nameLabel.lineBreakMode = .byWordWrapping
    nameLabel.shadowColor = .black.withAlphaComponent(0.3)
    nameLabel.shadowOffset = CGSize(width: 0, height: 1)
    bioLabel.attributedText = bio("Barista by day, stagehand by night.")
    bioLabel.font = .preferredFont(forTextStyle: .body)
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    avatar.layer.cornerRadius = 48
    avatar.layer.cornerCurve = .continuous
    avatar.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    avatar.layer.borderWidth = 2
    avatar.layer.borderColor = UIColor.systemGray5.cgColor
    avatar.tintColor = .tintColor
    avatar.image = UIImage(
      systemName: "person.crop.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: 40, weight: .semibold, scale: .large))?
      .withTintColor(.systemBlue, renderingMode: .alwaysOriginal)
    separator.backgroundColor = .separator
    followButton.setTitle("Follow", for: .normal)
    followButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    followButton.setTitleColor(.white, for: .normal)
    followButton.setTitleColor(UIColor(red: 1, green: 1, blue: 1, alpha: 0.5), for: .highlighted)
    followButton.backgroundColor = UIColor(named: "Accent") ?? .systemIndigo
    followButton.layer.shadowColor = UIColor.black.cgColor
    followButton.layer.shadowOpacity = 0.2
    followButton.layer.shadowRadius = 8
    followButton.layer.shadowOffset = .init(width: 0, height: 4)
    followButton.layer.shadowPath =
      UIBezierPath(
        roundedRect: followButton.bounds, cornerRadius: 12
      ).cgPath
    followButton.layer.masksToBounds = false
    followButton.layer.shouldRasterize = true
    followButton.layer.rasterizationScale = UIScreen.main.scale
    followButton.addAction(UIAction { [weak self] _ in self?.follow() }, for: .touchUpInside)
    statsStack.axis = .horizontal
    statsStack.distribution = .fillEqually
    statsStack.alignment = .center
    statsStack.spacing = UIStackView.spacingUseSystem
    statsStack.isLayoutMarginsRelativeArrangement = true
    statsStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    scrollView.contentInset.bottom = 24
    scrollView.keyboardDismissMode = .onDrag
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = self
  }

  private func bio(_ text: String) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 4
    paragraph.alignment = .center
    let whole = NSMutableAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.secondaryLabel,
        .paragraphStyle: paragraph, .kern: 0.2,
      ])
    whole.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: (text as NSString).range(of: "stagehand"))
    let icon = NSTextAttachment()
    icon.image = UIImage(systemName: "star")
    icon.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
    whole.append(NSAttributedString(attachment: icon))
    return whole
  }

  private func observeKeyboard() {
    observers.append(
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
      ) { [weak self] note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self?.bottomConstraint?.constant = -(frame?.height ?? 0) }
      })
  }

  private func updateColors() {
    avatar.layer.borderColor =
      (traitCollection.userInterfaceStyle == .dark ? UIColor.darkGray : .lightGray)
      .resolvedColor(with: traitCollection).cgColor
  }

  private func follow() {
    impact.prepare()
    impact.impactOccurred(intensity: 0.7)
    selection.selectionChanged()
    notice.notificationOccurred(.success)
    UIView.animate(
      withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState]
    ) {
      self.followButton.transform = CGAffineTransform(scaleX: 1.1, y: 1.1).rotated(by: .pi / 90)
      self.followButton.alpha = 0.9
      self.headerHeight.constant = 180
      self.view.layoutIfNeeded()
    } completion: { _ in
      UIView.animate(withDuration: 0.15) { self.followButton.transform = .identity }
    }
    UIView.transition(with: followButton, duration: 0.2, options: .transitionCrossDissolve) {
      self.followButton.setTitle("Following", for: .normal)
    }
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.fromValue = 1
    pulse.toValue = 0.5
    pulse.duration = 0.3
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    avatar.layer.add(pulse, forKey: "pulse")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(0.2)
    avatar.layer.opacity = 0.8
    CATransaction.commit()
  }

  private func share() {
    UIPasteboard.general.string = "crew://profile/u1"
    let sheet = UIActivityViewController(
      activityItems: ["Look at this profile", URL(string: "https://crew.example/u1") as Any],
      applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    sheet.excludedActivityTypes = [.assignToContact, .print]
    sheet.completionWithItemsHandler = { _, completed, _, _ in print(completed) }
    present(sheet, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    header.layer.sublayers?.first?.frame = header.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height * 2)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      updateColors()
    }
    statsStack.axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.setNeedsLayout() })
  }
}

extension ProfileViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    header.alpha = max(0, 1 - offset / 200)
    header.transform = offset < 0 ? CGAffineTransform(translationX: 0, y: offset / 2) : .identity
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { view.endEditing(true) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A header that draws a gradient.
final class GradientHeaderView: UIView {
  private let gradient = CAGradientLayer()
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private let progress = CAShapeLayer()

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemTeal.cgColor]
    gradient.locations = [0, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    layer.insertSublayer(gradient, at: 0)
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addArc(
      withCenter: CGPoint(x: 20, y: 20), radius: 8, startAngle: 0, endAngle: .pi, clockwise: true)
    path.addQuadCurve(to: CGPoint(x: 40, y: 0), controlPoint: CGPoint(x: 30, y: 10))
    path.close()
    path.lineWidth = 2
    progress.path = path.cgPath
    progress.strokeColor = UIColor.systemRed.cgColor
    progress.fillColor = nil
    progress.lineWidth = 3
    progress.lineCap = .round
    progress.strokeEnd = 0.5
    layer.addSublayer(progress)
    blur.frame = bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(blur)
    isUserInteractionEnabled = false
    backgroundColor = .clear
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 220)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    progress.frame = bounds.insetBy(dx: 4, dy: 4)
  }

  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(ovalIn: rect).fill()
    UIColor.blue.setStroke()
    UIBezierPath(rect: rect.insetBy(dx: 1, dy: 1)).stroke()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
