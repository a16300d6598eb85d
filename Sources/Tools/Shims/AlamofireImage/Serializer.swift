// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireImage's, and their documentation is too.
public import Alamofire
public import Foundation
public import HeadlessFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Makes an image of an answer, whatever type the server gives it.
open class ImageResponseSerializer: @MainActor ResponseSerializer {
  public static var deviceScreenScale: CGFloat { DataRequest.imageScale }
  public static private(set) var acceptableImageContentTypes: Set<String> = [
    "application/octet-stream", "image/bmp", "image/gif", "image/heic", "image/heif", "image/ico",
    "image/jp2", "image/jpeg", "image/jpg", "image/png", "image/tiff", "image/webp",
    "image/x-bmp", "image/x-icon", "image/x-ms-bmp", "image/x-win-bitmap", "image/x-xbitmap",
  ]

  public let imageScale: CGFloat
  public let inflateResponseImage: Bool
  public let emptyResponseCodes: Set<Int>
  public let emptyRequestMethods: Set<HTTPMethod>

  public init(
    imageScale: CGFloat = ImageResponseSerializer.deviceScreenScale,
    inflateResponseImage: Bool = true, emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) {
    (self.imageScale, self.inflateResponseImage) = (imageScale, inflateResponseImage)
    (self.emptyResponseCodes, self.emptyRequestMethods) = (emptyResponseCodes, emptyRequestMethods)
  }

  open func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Image {
    if let error { throw error }
    guard let data, !data.isEmpty else {
      throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
    }
    return try serializeImage(from: data)
  }

  open func serializeImage(from data: Data) throws -> Image {
    guard !data.isEmpty, let image = Image(data: data) else {
      throw AFIError.imageSerializationFailed
    }
    return image
  }

  public class func addAcceptableImageContentTypes(_ contentTypes: Set<String>) {
    acceptableImageContentTypes.formUnion(contentTypes)
  }
}

extension DataRequest {
  public class var imageScale: CGFloat { 1 }

  public class func addAcceptableImageContentTypes(_ contentTypes: Set<String>) {
    ImageResponseSerializer.addAcceptableImageContentTypes(contentTypes)
  }

  @discardableResult
  public func responseImage(
    imageScale: CGFloat = DataRequest.imageScale, inflateResponseImage: Bool = true,
    queue: HeadlessFoundation.DispatchQueue = .main,
    completionHandler: @escaping (AFDataResponse<Image>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: ImageResponseSerializer(
        imageScale: imageScale, inflateResponseImage: inflateResponseImage),
      completionHandler: completionHandler)
  }

  public func serializingImage(
    automaticallyCancelling shouldAutomaticallyCancel: Bool = true,
    imageScale: CGFloat = DataRequest.imageScale, inflateResponseImage: Bool = true
  ) -> DataTask<Image> {
    serializingResponse(
      using: ImageResponseSerializer(
        imageScale: imageScale, inflateResponseImage: inflateResponseImage))
  }
}
