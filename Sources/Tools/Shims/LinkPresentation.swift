// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// The title, address and pictures of the page that a link leads to.
nonisolated open class LPLinkMetadata: NSObject {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override init() { super.init() }
}

/// A view with the title of a link, and its address.
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata { didSet { show() } }
  private let titleLabel = UILabel()
  private let addressLabel = UILabel()

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    prepare()
  }

  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    metadata.url = url
    self.init(metadata: metadata)
  }

  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for label in [titleLabel, addressLabel] { addSubview(label) }
    show()
  }

  private func show() {
    titleLabel.text = metadata.title
    addressLabel.text = (metadata.url ?? metadata.originalURL)?.host
  }
}

/// The fetcher of metadata, which has no network: every fetch fails.
nonisolated open class LPMetadataProvider: NSObject {
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30

  public override init() { super.init() }

  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @MainActor (LPLinkMetadata?, (any Error)?) -> Void
  ) { Task { @MainActor in completionHandler(nil, LPError(.metadataFetchFailed)) } }

  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }

  open func cancel() {}
}

nonisolated public struct LPError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}
