public import Foundation

/// An expectation that a test waits for on virtual time.
open class XCTestExpectation {
  private var fulfillments = 0
  private var wanted = 1
  private var inverted = false
  private var storedDescription: String

  /// The number of the last fulfillment of all expectations, for their order.
  private static var lastOrder = 0

  /// The order of the fulfillment among all; nil if it was not fulfilled.
  private(set) var order: Int?

  /// Creates an expectation.
  nonisolated public init(description: String = "no description provided") {
    storedDescription = description
  }

  /// The description in failures.
  nonisolated open var expectationDescription: String {
    get { onMain { storedDescription } }
    set { onMain { storedDescription = newValue } }
  }

  /// The number of calls of ``fulfill()`` that fulfill the expectation.
  nonisolated open var expectedFulfillmentCount: Int {
    get { onMain { wanted } }
    set { onMain { wanted = newValue } }
  }

  /// Whether the expectation fails if it is fulfilled.
  nonisolated open var isInverted: Bool {
    get { onMain { inverted } }
    set { onMain { inverted = newValue } }
  }

  /// Whether too many fulfillments are a failure; they have no effect here.
  nonisolated open var assertForOverFulfill: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Notes that what was expected has happened.
  nonisolated open func fulfill() {
    onMain { count() }
  }

  private func count() {
    fulfillments += 1
    guard fulfillments == wanted else { return }
    Self.lastOrder += 1
    order = Self.lastOrder
  }

  /// Whether it was fulfilled often enough.
  var isFulfilled: Bool { fulfillments >= wanted }

  /// Looks whether the expectation is fulfilled by now, for kinds that are not told.
  func evaluate() {}
}

/// An expectation that an object satisfies a predicate.
open class XCTNSPredicateExpectation: XCTestExpectation {
  private let predicate: HeldPredicate?
  private let object: MainThreadReference<Held>?

  /// Creates an expectation of an element, a query or another object.
  nonisolated public init(predicate: NSPredicate, object: Any?) {
    let predicate = HeldPredicate(predicate)
    self.predicate = predicate
    self.object = MainThreadReference(Held(object))
    super.init(description: "Expect predicate `\(predicate.format)` for object")
  }

  /// Creates an expectation that only `fulfill()` fulfills.
  nonisolated public override init(description: String) {
    predicate = nil
    object = nil
    super.init(description: description)
  }

  override func evaluate() {
    guard !isFulfilled, let predicate, let object else { return }
    if predicate.holds(for: object.object.value) { fulfill() }
  }
}
