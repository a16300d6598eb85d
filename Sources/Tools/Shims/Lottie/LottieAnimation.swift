// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Lottie's, and their documentation is too.
public import Foundation
public import HeadlessFoundation
internal import UIKit

/// An animation's times, size and markers, as its file tells them; its shapes are not read.
nonisolated public final class LottieAnimation: Decodable, Sendable {
  public let startFrame: AnimationFrameTime
  public let endFrame: AnimationFrameTime
  public let framerate: Double
  public let markerNames: [String]

  private let width: Double
  private let height: Double
  private let markers: [Marker]

  private struct Marker: Decodable {
    let name: String
    let start: Double
    let duration: Double

    private enum CodingKeys: String, CodingKey {
      case name = "cm", start = "tm", duration = "dr"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case start = "ip", end = "op", framerate = "fr", width = "w", height = "h", markers
  }

  public required init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    startFrame = try values.decode(Double.self, forKey: .start)
    endFrame = try values.decode(Double.self, forKey: .end)
    framerate = try values.decode(Double.self, forKey: .framerate)
    width = try values.decode(Double.self, forKey: .width)
    height = try values.decode(Double.self, forKey: .height)
    markers = try values.decodeIfPresent([Marker].self, forKey: .markers) ?? []
    markerNames = markers.map(\.name)
  }

  public var duration: TimeInterval { time(forFrame: endFrame) - time(forFrame: startFrame) }
  public var size: CGSize { CGSize(width: width, height: height) }
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  public func progressTime(forMarker named: String) -> AnimationProgressTime? {
    frameTime(forMarker: named).map { progressTime(forFrame: $0) }
  }

  public func frameTime(forMarker named: String) -> AnimationFrameTime? {
    markers.first { $0.name == named }.map { CGFloat($0.start) }
  }

  public func durationFrameTime(forMarker named: String) -> AnimationFrameTime? {
    markers.first { $0.name == named }.map { CGFloat($0.duration) }
  }

  public func progressTime(
    forFrame frameTime: AnimationFrameTime, clamped: Bool = true
  ) -> AnimationProgressTime {
    let length = endFrame - startFrame
    let progress = length == 0 ? 0 : (frameTime - startFrame) / length
    return clamped ? min(max(progress, 0), 1) : progress
  }

  public func frameTime(forProgress progressTime: AnimationProgressTime) -> AnimationFrameTime {
    startFrame + (endFrame - startFrame) * progressTime
  }

  public func time(forFrame frameTime: AnimationFrameTime) -> TimeInterval {
    framerate == 0 ? 0 : frameTime / framerate
  }

  public func frameTime(forTime time: TimeInterval) -> AnimationFrameTime { time * framerate }
}

public typealias Animation = LottieAnimation
public typealias AnimationFrameTime = CGFloat
public typealias AnimationProgressTime = CGFloat
public typealias LottieCompletionBlock = (Bool) -> Void

// MARK: Files

extension LottieAnimation {
  public static func named(
    _ name: String, bundle: Bundle = Ported.bundle, subdirectory: String? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    let base = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    let file = bundle.url(forResource: base, withExtension: "json", subdirectory: subdirectory)
    return file.flatMap { filepath($0.path) } ?? asset(name, bundle: bundle)
  }

  public static func asset(
    _ name: String, bundle: Bundle = Ported.bundle,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    NSDataAsset(name: name).flatMap { try? from(data: $0.data) }
  }

  public static func filepath(
    _ filepath: String,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    FileManager.default.contents(atPath: filepath).flatMap { try? from(data: $0) }
  }

  nonisolated public static func from(
    data: Data, strategy: DecodingStrategy = .dictionaryBased
  ) throws -> LottieAnimation {
    try JSONDecoder().decode(LottieAnimation.self, from: data)
  }
}

extension LottieAnimation {
  public typealias DownloadClosure = (LottieAnimation?) -> Void

  public static func loadedFrom(
    url: URL, session: HeadlessFoundation.URLSession = .shared, closure: @escaping DownloadClosure,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) {
    let task = session.dataTask(with: url) { data, _, _ in
      let animation = data.flatMap { try? from(data: $0) }
      HeadlessFoundation.DispatchQueue.main.async { closure(animation) }
    }
    task.resume()
  }

  public static func loadedFrom(
    url: URL, session: HeadlessFoundation.URLSession = .shared,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) async -> LottieAnimation? {
    await withCheckedContinuation { continuation in
      loadedFrom(url: url, session: session, closure: { continuation.resume(returning: $0) })
    }
  }
}
