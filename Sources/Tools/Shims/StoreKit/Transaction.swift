// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// A purchase of StoreKit 2; the store has none here, so each sequence is empty.
nonisolated public struct Transaction: Hashable, Sendable, Identifiable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let purchasedQuantity: Int
  public let productType: ProductType
  public let appAccountToken: UUID?
  public let subscriptionGroupID: String?
  public let jsonRepresentation: Data

  public func finish() async {}

  // MARK: Sequences

  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  /// The purchases that come from elsewhere; none comes, so the sequence waits until it is cancelled.
  public static var updates: Updates { Updates() }

  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }

  /// A sequence without purchases.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// A sequence to which no purchase comes; it ends with its task.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var base = AsyncStream<VerificationResult<Transaction>>.makeStream()

      public mutating func next() async -> VerificationResult<Transaction>? {
        var iterator = base.stream.makeAsyncIterator()
        return await iterator.next()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// A value and whether the store has signed it.
nonisolated public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification
    case invalidEncoding, invalidSignature, missingRequiredProperties
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension Transaction {
  /// The kind of a product.
  nonisolated public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = Self(rawValue: "Consumable")
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }
}
