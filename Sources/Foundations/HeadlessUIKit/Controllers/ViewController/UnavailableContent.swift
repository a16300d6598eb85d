/// The content that a screen shows in place of its own.
final class UnavailableContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private var hosted = HostedContentView()
  /// Whether an update of the configuration is scheduled.
  var isUpdateScheduled = false

  func set(_ configuration: (any UIContentConfiguration)?, in view: UIView?) {
    self.configuration = configuration
    if let view { show(in: view) }
  }

  func show(in view: UIView) { hosted.show(configuration, in: view) }
}

extension UIViewController {
  /// The state that ``updateContentUnavailableConfiguration(using:)`` gets.
  public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(searchText: bars.search?.searchBar.text)
  }

  final func setUnavailableContent(_ configuration: (any UIContentConfiguration)?) {
    guard configuration != nil || unavailableContent != nil else { return }
    content.set(configuration, in: loadedView)
  }

  final func scheduleUpdateOfUnavailableContent() {
    let content = content
    guard !content.isUpdateScheduled else { return }
    content.isUpdateScheduled = true
    LayoutPass.schedule("content of \(screenName)") { [weak self] in
      content.isUpdateScheduled = false
      guard let self else { return }
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }

  private var content: UnavailableContent {
    if let unavailableContent { return unavailableContent }
    let made = UnavailableContent()
    unavailableContent = made
    return made
  }
}
