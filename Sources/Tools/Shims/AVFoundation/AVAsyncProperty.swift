// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// A property of a film that is loaded when it is wanted.
open class AVPartialAsyncProperty<Root> {
  init() {}
}

/// A property of a film and the type of its value.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root> {
  fileprivate let read: (Root) -> Value

  init(_ read: @escaping (Root) -> Value) {
    self.read = read
    super.init()
  }
}

public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

// Each value is there, so none is waited for.
extension AVAsynchronousKeyValueLoading {
  public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
    property.read(self)
  }

  public func load<A, B>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) { (propertyA.read(self), propertyB.read(self)) }

  public func load<A, B, C>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    (propertyA.read(self), propertyB.read(self), propertyC.read(self))
  }

  public func load<A, B, C, D>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>
  ) async throws -> (A, B, C, D) {
    (propertyA.read(self), propertyB.read(self), propertyC.read(self), propertyD.read(self))
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init { $0.isExportable } }
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init { $0.isReadable } }
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
    .init { $0.hasProtectedContent }
  }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init { $0.commonMetadata }
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    .init { $0.nominalFrameRate }
  }
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
    .init { $0.minFrameDuration }
  }
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
    .init { $0.estimatedDataRate }
  }
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  public static var isEnabled: AVAsyncProperty<Root, Bool> { .init { $0.isEnabled } }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  public static var stringValue: AVAsyncProperty<Root, String?> { .init { $0.stringValue } }
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init { $0.numberValue } }
  public static var dateValue: AVAsyncProperty<Root, Date?> { .init { $0.dateValue } }
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init { $0.dataValue } }
}
