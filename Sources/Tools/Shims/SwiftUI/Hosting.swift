// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import HeadlessUIKit

/// A view of SwiftUI as the content of a cell, of which only the name is known.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  fileprivate let name: String

  /// The content that a closure of the app's makes, without its views.
  public init(rehearsalContent name: String) where Content == EmptyView, Background == EmptyView {
    self.name = name
  }

  public func makeContentView() -> any UIView & UIContentView { HostedView(self, name: name) }
}

private final class HostedView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration, name: String) {
    self.configuration = configuration
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
  }

  required init?(coder: NSCoder) { nil }
}
