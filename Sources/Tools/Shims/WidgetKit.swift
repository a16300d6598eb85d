// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import HeadlessDevice
public import HeadlessFoundation

/// The widgets of the app: there are none, and what reloads them is an event.
nonisolated public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public struct UserInfoKey {
    public static let kind = "kind"
    public static let family = "family"
  }

  public func reloadAllTimelines() { post("reload the timelines of all widgets") }

  public func reloadTimelines(ofKind kind: String) {
    post("reload the timelines of the widgets \(kind)")
  }

  public func invalidateConfigurationRecommendations() {}

  public func getCurrentConfigurations(
    _ completion: @escaping @MainActor (Result<[WidgetInfo], any Error>) -> Void
  ) { Task { @MainActor in completion(.success([])) } }

  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  private func post(_ event: String) {
    MainActor.assumeIsolated { Device.current.log.post(event) }
  }
}

/// A widget on the home screen.
nonisolated public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { kind }
}

/// The size of a widget.
nonisolated public enum WidgetFamily: Int, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular,
    accessoryRectangular, accessoryInline
}
