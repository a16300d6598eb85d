// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation
import HeadlessUIKit

open class SKPayment: NSObject {
  public let productIdentifier: String
  open var quantity: Int { 1 }
  open var applicationUsername: String? { nil }
  open var simulatesAskToBuyInSandbox: Bool { false }
  open var paymentDiscount: SKPaymentDiscount? { nil }
  fileprivate let product: SKProduct

  public required init(product: SKProduct) {
    self.product = product
    productIdentifier = product.productIdentifier
    super.init()
  }
}

open class SKMutablePayment: SKPayment {
  private var count = 1
  private var user: String?
  private var discount: SKPaymentDiscount?
  private var asks = false
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  /// Whether a parent is asked; stored, without effect.
  open override var simulatesAskToBuyInSandbox: Bool {
    get { asks }
    set { asks = newValue }
  }
  /// The discount; stored, without effect.
  open override var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }
}

/// A discount that an app's server has signed.
open class SKPaymentDiscount: NSObject {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber

  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String,
    timestamp: NSNumber
  ) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
    super.init()
  }
}

nonisolated public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  open internal(set) var transactionState = SKPaymentTransactionState.purchasing
  open internal(set) var error: (any Error)?
  open internal(set) var original: SKPaymentTransaction?
  open internal(set) var transactionIdentifier: String?
  open internal(set) var transactionDate: Date?

  init(_ payment: SKPayment) {
    self.payment = payment
    super.init()
  }
}

public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

public protocol SKPaymentQueueDelegate: AnyObject {
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// The queue of payments: the user confirms or cancels each in an alert of the store.
///
/// What was bought stays in the device's storage under `purchases`, and can be restored.
open class SKPaymentQueue: NSObject {
  open class func `default`() -> SKPaymentQueue {
    Device.current.attached(SKPaymentQueue.self) { SKPaymentQueue() }
  }

  open class func canMakePayments() -> Bool {
    Device.current.storage["permission.payments"]?.text != "denied"
  }

  /// Does nothing: the system's sheet is not shown.
  open func presentCodeRedemptionSheet() {}

  /// The delegate; never asked, because prices and store fronts do not change.
  open weak var delegate: (any SKPaymentQueueDelegate)?

  /// Does nothing: no price rises.
  open func showPriceConsentIfNeeded() {}

  open private(set) var transactions: [SKPaymentTransaction] = []
  private var observers: [Observer] = []
  private var count = 0

  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    observers.append(Observer(object: observer))
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object === observer }
  }

  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    Ported.async { [self] in
      tell(transaction)
      ask(transaction)
    }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
    forEach { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }

  open func restoreCompletedTransactions() {
    Ported.async { [self] in
      guard Device.current.network.isOnline else {
        let error = SKError(.cloudServiceNetworkConnectionFailed)
        forEach {
          $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: error)
        }
        return
      }
      for product in SKProduct.all where purchases.contains(product.productIdentifier) {
        let transaction = SKPaymentTransaction(SKPayment(product: product))
        transaction.original = SKPaymentTransaction(transaction.payment)
        transactions.append(transaction)
        end(transaction, as: .restored)
      }
      forEach { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
  }

  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  // MARK: The user's answer

  private func ask(_ transaction: SKPaymentTransaction) {
    let product = transaction.payment.product
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = product.priceLocale
    let price = formatter.string(from: product.price) ?? "\(product.price)"
    let alert = UIAlertController(
      title: product.localizedTitle, message: price, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in
        transaction.error = SKError(.paymentCancelled)
        self.end(transaction, as: .failed)
      })
    alert.addAction(
      UIAlertAction(title: "Purchase", style: .default) { _ in
        self.purchases.insert(product.productIdentifier)
        self.end(transaction, as: .purchased)
      })
    var top = Ported.keyWindow(of: .shared)?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    top?.present(alert, animated: true)
  }

  private func end(_ transaction: SKPaymentTransaction, as state: SKPaymentTransactionState) {
    transaction.transactionState = state
    if state != .failed {
      count += 1
      transaction.transactionIdentifier = "\(count)"
      transaction.transactionDate = Ported.date
    }
    tell(transaction)
  }

  private func tell(_ transaction: SKPaymentTransaction) {
    forEach { $0.paymentQueue(self, updatedTransactions: [transaction]) }
  }

  private func forEach(_ body: (any SKPaymentTransactionObserver) -> Void) {
    observers.compactMap(\.object).forEach(body)
  }

  private var purchases: Set<String> {
    get {
      Set((Device.current.storage["purchases"]?.text ?? "").split(separator: " ").map(String.init))
    }
    set {
      Device.current.storage["purchases"] = .text(newValue.sorted().joined(separator: " "))
    }
  }
}
