// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// A file to which an image is written; of several the first.
public final class CGImageDestination {
  private let write: (Data) -> Bool
  fileprivate var bytes: Data?

  fileprivate init(_ write: @escaping (Data) -> Bool) { self.write = write }

  fileprivate func add(_ bytes: Data?) { self.bytes = self.bytes ?? bytes }

  fileprivate func finish() -> Bool { bytes.map(write) ?? false }
}

public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination { bytes in
    data.append(bytes)
    return true
  }
}

public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination { (try? $0.write(to: url)) != nil } }

public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(UIImage(cgImage: image).pngData()) }

public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  CGImageDestinationAddImage(idst, image, properties)
}

public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {}

/// Writes the file; false without an image.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
