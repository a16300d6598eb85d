// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

nonisolated public let kCIInputImageKey = "inputImage"
nonisolated public let kCIInputRadiusKey = "inputRadius"
nonisolated public let kCIInputIntensityKey = "inputIntensity"
nonisolated public let kCIInputScaleKey = "inputScale"
nonisolated public let kCIInputCenterKey = "inputCenter"
nonisolated public let kCIInputColorKey = "inputColor"
nonisolated public let kCIInputAngleKey = "inputAngle"
nonisolated public let kCIInputWidthKey = "inputWidth"
nonisolated public let kCIInputBackgroundImageKey = "inputBackgroundImage"
nonisolated public let kCIInputMaskImageKey = "inputMaskImage"
nonisolated public let kCIInputBrightnessKey = "inputBrightness"
nonisolated public let kCIInputContrastKey = "inputContrast"
nonisolated public let kCIInputSaturationKey = "inputSaturation"
nonisolated public let kCIInputEVKey = "inputEV"
nonisolated public let kCIInputExtentKey = "inputExtent"
nonisolated public let kCIInputSharpnessKey = "inputSharpness"
nonisolated public let kCIInputTransformKey = "inputTransform"
nonisolated public let kCIInputTargetImageKey = "inputTargetImage"
nonisolated public let kCIInputAspectRatioKey = "inputAspectRatio"
nonisolated public let kCIInputTimeKey = "inputTime"
nonisolated public let kCIInputGradientImageKey = "inputGradientImage"
nonisolated public let kCIInputShadingImageKey = "inputShadingImage"
nonisolated public let kCIInputRefractionKey = "inputRefraction"
nonisolated public let kCIInputWeightsKey = "inputWeights"
nonisolated public let kCIInputBiasKey = "inputBias"
nonisolated public let kCIOutputImageKey = "outputImage"

/// An image, of which filters change nothing: images have no pixels here.
open class CIImage {
  let image: UIImage

  public init?(image: UIImage) { self.image = image }
  public init(cgImage: CGImage) { image = UIImage(cgImage: cgImage) }

  public init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.image = image
  }

  public init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let image = UIImage(data: data) else { return nil }
    self.image = image
  }

  /// Creates an empty image: no frame comes whose pixels it could have.
  ///
  /// Apple's takes a `CVPixelBuffer`, a class of AVFoundation's stand-in, which this one does not import.
  public init(cvPixelBuffer pixelBuffer: AnyObject) { image = UIImage() }
  public init(cvImageBuffer imageBuffer: AnyObject) { image = UIImage() }

  init(_ image: UIImage) { self.image = image }

  open class func empty() -> CIImage { CIImage(UIImage()) }

  open var extent: CGRect { CGRect(origin: .zero, size: image.size) }
  open var cgImage: CGImage? { image.cgImage }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func composited(over dest: CIImage) -> CIImage { self }
  open func clampedToExtent() -> CIImage { self }
  open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    self
  }
}

/// A filter that returns its input, or an empty image where it makes one.
open class CIFilter {
  open var name: String
  private var values: [String: Any] = [:]

  /// Creates a filter; nil for a name that is none of Core Image's, which begin with `CI`.
  public init?(name: String) {
    guard name.hasPrefix("CI"), name.count > 2 else { return nil }
    self.name = name
  }

  init(known name: String) { self.name = name }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage ?? CIImage.empty() }
  open var inputKeys: [String] { values.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  open class func filterNames(inCategory category: String?) -> [String] { [] }
}

/// The drawing of images, which gives the image itself.
open class CIContext {
  public init(options: [CIContextOption: Any]? = nil) {}

  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.cgImage }

  /// Leaves the bytes as they are: images have no pixels here.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {}
}

nonisolated public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  public static let workingColorSpace = Self(rawValue: "working_color_space")
}

/// The layout of a pixel.
nonisolated public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = Self(rawValue: 1)
  public static let RGBA8 = Self(rawValue: 2)
  public static let BGRA8 = Self(rawValue: 3)
  public static let RGBAf = Self(rawValue: 4)
  public static let RGBAh = Self(rawValue: 5)
}

nonisolated public let kCFNull: NSNull! = NSNull()

open class CIColor {
  public let red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

open class CIVector {
  public let x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat

  public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  public convenience init(cgRect: CGRect) {
    self.init(x: cgRect.minX, y: cgRect.minY, z: cgRect.width, w: cgRect.height)
  }

  public convenience init(cgPoint: CGPoint) { self.init(x: cgPoint.x, y: cgPoint.y) }
}

/// A detector that finds nothing: images have no pixels here.
open class CIDetector {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}

  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

open class CIFeature {
  open var bounds: CGRect { .zero }
  open var type: String { "" }
  init() {}
}

open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
}

open class CIFaceFeature: CIFeature {
  open var hasSmile: Bool { false }
}

nonisolated public let CIDetectorTypeFace = "CIDetectorTypeFace"
nonisolated public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
nonisolated public let CIDetectorAccuracy = "CIDetectorAccuracy"
nonisolated public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
nonisolated public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"

extension UIImage {
  public convenience init(ciImage: CIImage) {
    if let bitmap = ciImage.cgImage { self.init(cgImage: bitmap) } else { self.init() }
  }
  public var ciImage: CIImage? { nil }
}
