// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// The file of an image: its format, its size in pixels, and the frames of a GIF; no pixels are read.
public final class CGImageSource {
  fileprivate let data: Data
  fileprivate let file: ImageFile?

  fileprivate init(_ data: Data) {
    self.data = data
    file = ImageFile(data)
  }

  fileprivate func image(_ size: CGSize?) -> CGImage? {
    guard let file else { return nil }
    guard size != nil || file.format != .png else { return UIImage(data: data)?.cgImage }
    return UIGraphicsImageRenderer(size: size ?? file.size).image { _ in }.cgImage
  }
}

public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data) }

/// Returns the source of a file; nil if there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map(CGImageSource.init)
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  isrc.file.map { max(1, $0.delays.count) } ?? 0
}

public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.file?.format.type }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.file == nil ? .statusUnknownType : .statusComplete
}

public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard let file = isrc.file else { return nil }
  guard file.format == .gif else { return ["FileSize": isrc.data.count] }
  let loops: [String: Any] = [kCGImagePropertyGIFLoopCount: file.loopCount]
  return ["FileSize": isrc.data.count, kCGImagePropertyGIFDictionary: loops]
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let file = isrc.file, index < CGImageSourceGetCount(isrc) else { return nil }
  var properties: [String: Any] = [
    kCGImagePropertyPixelWidth: Int(file.size.width),
    kCGImagePropertyPixelHeight: Int(file.size.height), kCGImagePropertyOrientation: 1,
  ]
  if file.delays.indices.contains(index) {
    let delay = file.delays[index]
    let times: [String: Any] = [
      kCGImagePropertyGIFUnclampedDelayTime: delay,
      kCGImagePropertyGIFDelayTime: delay < 0.02 ? 0.1 : delay,
    ]
    properties[kCGImagePropertyGIFDictionary] = times
  }
  return properties
}

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index < CGImageSourceGetCount(isrc) ? isrc.image(nil) : nil }

/// Returns an image whose longer side is at most the wanted one.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let file = isrc.file, index < CGImageSourceGetCount(isrc) else { return nil }
  let longest = max(file.size.width, file.size.height)
  let wanted = options?[kCGImageSourceThumbnailMaxPixelSize].flatMap(number) ?? longest
  guard longest > wanted, longest > 0 else { return isrc.image(nil) }
  let factor = wanted / longest
  return isrc.image(
    CGSize(
      width: (file.size.width * factor).rounded(), height: (file.size.height * factor).rounded()))
}

private func number(_ value: Any) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}
