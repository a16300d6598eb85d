// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are NukeUI's, and their documentation is too.
public import Foundation
public import Nuke
public import SwiftUI

public typealias ImageRequest = Nuke.ImageRequest

/// An image of SwiftUI, which is not shown, as the contents of all views of SwiftUI are not.
public struct LazyImage<Content: View>: View {
  public enum DisappearBehavior {
    case cancel
    case lowerPriority
  }

  public init(url: URL?) where Content == Image {}
  public init(request: ImageRequest?) where Content == Image {}

  public init(
    url: URL?, transaction: Transaction = Transaction(animation: nil),
    @ViewBuilder content: @escaping (any LazyImageState) -> Content
  ) {}

  public init(
    request: ImageRequest?, transaction: Transaction = Transaction(animation: nil),
    @ViewBuilder content: @escaping (any LazyImageState) -> Content
  ) {}

  public var body: some View { EmptyView() }

  public func processors(_ processors: [any ImageProcessing]?) -> Self { self }
  public func priority(_ priority: ImageRequest.Priority?) -> Self { self }
  public func pipeline(_ pipeline: ImagePipeline) -> Self { self }
  public func onStart(_ closure: @escaping (ImageTask) -> Void) -> Self { self }
  public func onDisappear(_ behavior: DisappearBehavior?) -> Self { self }

  public func onCompletion(
    _ closure: @escaping (Result<ImageResponse, any Error>) -> Void
  ) -> Self { self }
}
