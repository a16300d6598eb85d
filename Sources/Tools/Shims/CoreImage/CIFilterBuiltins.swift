// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

// The filters of `CoreImage.CIFilterBuiltins`, whose properties are the values of their keys.

public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIAreaAverage: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
}

public protocol CIUnsharpMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}

/// A filter with the properties of all of these.
private final class BuiltInFilter: CIFilter {
  init(_ name: String) {
    super.init(known: name)
  }

  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }

  private func get<Value>(_ key: String, _ value: Value) -> Value {
    self.value(forKey: key) as? Value ?? value
  }

  var radius: Float {
    get { get("inputRadius", 1) }
    set { setValue(newValue, forKey: "inputRadius") }
  }

  var extent: CGRect {
    get { get("inputExtent", .zero) }
    set { setValue(newValue, forKey: "inputExtent") }
  }

  var intensity: Float {
    get { get("inputIntensity", 0) }
    set { setValue(newValue, forKey: "inputIntensity") }
  }

  var scale: Float {
    get { get("inputScale", 8) }
    set { setValue(newValue, forKey: "inputScale") }
  }

  var saturation: Float {
    get { get("inputSaturation", 1) }
    set { setValue(newValue, forKey: "inputSaturation") }
  }

  var brightness: Float {
    get { get("inputBrightness", 0) }
    set { setValue(newValue, forKey: "inputBrightness") }
  }

  var contrast: Float {
    get { get("inputContrast", 1) }
    set { setValue(newValue, forKey: "inputContrast") }
  }

  var message: Data {
    get { get("inputMessage", Data()) }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { get("inputCorrectionLevel", "M") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var quietSpace: Float {
    get { get("inputQuietSpace", 10) }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }

  var barcodeHeight: Float {
    get { get("inputBarcodeHeight", 32) }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
}

extension BuiltInFilter: CIGaussianBlur {}
extension BuiltInFilter: CIBoxBlur {}
extension BuiltInFilter: CIAreaAverage {}
extension BuiltInFilter: CISepiaTone {}
extension BuiltInFilter: CIPixellate {}
extension BuiltInFilter: CIUnsharpMask {}
extension BuiltInFilter: CIVignette {}
extension BuiltInFilter: CIColorControls {}
extension BuiltInFilter: CIPhotoEffect {}
extension BuiltInFilter: CIColorInvert {}
extension BuiltInFilter: CIQRCodeGenerator {}
extension BuiltInFilter: CICode128BarcodeGenerator {}

extension CIFilter {
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltInFilter("CIGaussianBlur")
  }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter("CIBoxBlur") }
  public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltInFilter("CIAreaAverage") }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter("CISepiaTone") }
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter("CIPixellate") }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter("CIUnsharpMask") }
  public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter("CIVignette") }
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltInFilter("CIColorControls")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter("CIPhotoEffectNoir")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter("CIPhotoEffectMono")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter("CIColorInvert") }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltInFilter("CIQRCodeGenerator")
  }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltInFilter("CICode128BarcodeGenerator")
  }
}
