// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// A product of the store: those of `products` in the device's storage, as `coins 0.99 Ten coins; pro 4.99 Pro`.
open class SKProduct: NSObject {
  public let productIdentifier: String
  public let price: NSDecimalNumber
  public let localizedTitle: String
  open var localizedDescription: String { localizedTitle }
  open var priceLocale: Locale { Ported.locale }
  open var isDownloadable: Bool { false }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var subscriptionGroupIdentifier: String? { nil }

  private init?(_ text: Substring) {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count == 3, let price = Decimal(string: String(words[1])) else { return nil }
    productIdentifier = String(words[0])
    self.price = NSDecimalNumber(decimal: price)
    localizedTitle = String(words[2])
    super.init()
  }

  static var all: [SKProduct] {
    (Device.current.storage["products"]?.text ?? "").split(separator: ";").compactMap {
      SKProduct($0.drop { $0 == " " })
    }
  }
}

open class SKProductSubscriptionPeriod: NSObject {
  nonisolated public enum Unit: UInt, Sendable { case day, week, month, year }
  open var numberOfUnits: Int { 1 }
  open var unit: Unit { .month }
}

open class SKProductDiscount: NSObject {
  open var price: NSDecimalNumber { .zero }
  open var numberOfPeriods: Int { 1 }
}

open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  fileprivate var isCancelled = false

  public override init() { super.init() }

  open func start() { Ported.async { [self] in if !isCancelled { answer() } } }
  open func cancel() { isCancelled = true }
  fileprivate func answer() { delegate?.requestDidFinish(self) }
}

public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products; it fails while the device is offline.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  fileprivate override func answer() {
    guard Device.current.network.isOnline else {
      delegate?.request(self, didFailWithError: SKError(.cloudServiceNetworkConnectionFailed))
      return
    }
    (delegate as? any SKProductsRequestDelegate)?
      .productsRequest(self, didReceive: SKProductsResponse(identifiers))
    super.answer()
  }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKProductsResponse: NSObject {
  public let products: [SKProduct]
  public let invalidProductIdentifiers: [String]

  init(_ identifiers: Set<String>) {
    products = SKProduct.all.filter { identifiers.contains($0.productIdentifier) }
    let known = Set(products.map(\.productIdentifier))
    invalidProductIdentifiers = identifiers.subtracting(known).sorted()
    super.init()
  }
}

open class SKReceiptRefreshRequest: SKRequest {
  public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}

nonisolated public struct SKError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public static let errorDomain = "SKErrorDomain"

  public init(_ code: Code) { self.code = code }
}

extension SKError: LocalizedError {
  public var errorDescription: String? {
    code == .paymentCancelled ? "The payment was cancelled." : "The store cannot be reached."
  }
}
