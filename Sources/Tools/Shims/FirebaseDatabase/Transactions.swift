// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation
import HeadlessFoundation

/// The data that a transaction changes; a child changes its parent.
nonisolated open class MutableData: NSObject, @unchecked Sendable {
  private final class Tree {
    var node: Node
    init(_ node: Node) { self.node = node }
  }

  private let tree: Tree
  private let path: NodePath
  private let name: String?

  init(_ node: Node, name: String?) {
    tree = Tree(node)
    path = NodePath()
    self.name = name
    super.init()
  }

  private init(_ parent: MutableData, _ path: NodePath) {
    tree = parent.tree
    self.path = parent.path.appending(path)
    name = self.path.keys.last
    super.init()
  }

  var node: Node {
    get { tree.node[path] }
    set { tree.node[path] = newValue }
  }

  open var key: String? { name }

  /// The value; a value that cannot be stored changes nothing.
  open var value: Any? {
    get { node.value }
    set { node = Node(newValue) ?? node }
  }

  open var priority: Any? {
    get { node.priority?.value }
    set { node.priority = newValue.flatMap { Leaf($0) } }
  }

  open func hasChildren() -> Bool { !node.children.isEmpty }
  open func hasChild(atPath path: String) -> Bool { !node[NodePath(path)].isEmpty }
  open var childrenCount: UInt { UInt(node.children.count) }

  open func childData(byAppendingPath path: String) -> MutableData {
    MutableData(self, NodePath(path))
  }

  open var children: NSEnumerator {
    let children = Query().entries(of: node).map { childData(byAppendingPath: $0.key) }
    return NSArray(array: children).objectEnumerator()
  }
}

/// The decision of a transaction: the new value, or nothing.
nonisolated open class TransactionResult: NSObject, @unchecked Sendable {
  let data: MutableData?

  private init(_ data: MutableData?) {
    self.data = data
    super.init()
  }

  open class func success(withValue value: MutableData) -> TransactionResult {
    TransactionResult(value)
  }
  open class func abort() -> TransactionResult { TransactionResult(nil) }
}

extension DatabaseReference {
  public func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {
    start(block, nil)
  }

  public func runTransactionBlock(
    _ block: @escaping (MutableData) -> TransactionResult,
    andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
  ) { start(block, completionBlock) }

  public func runTransactionBlock(
    _ block: @escaping (MutableData) -> TransactionResult,
    andCompletionBlock completionBlock: (((any Error)?, Bool, DataSnapshot?) -> Void)?,
    withLocalEvents localEvents: Bool
  ) { start(block, completionBlock, showsAtOnce: localEvents) }

  @discardableResult
  public func runTransactionBlock(
    _ block: @escaping (MutableData) -> TransactionResult
  ) async throws -> (Bool, DataSnapshot) {
    try await withCheckedThrowingContinuation { continuation in
      start(block) { error, isCommitted, snapshot in
        if let snapshot, error == nil {
          continuation.resume(returning: (isCommitted, snapshot))
        } else {
          continuation.resume(throwing: error ?? DatabaseErrors.unavailable)
        }
      }
    }
  }

  private func start(
    _ block: @escaping (MutableData) -> TransactionResult,
    _ completion: (((any Error)?, Bool, DataSnapshot?) -> Void)?, showsAtOnce: Bool = true
  ) {
    let transaction = Transaction(self, block, completion, showsAtOnce: showsAtOnce)
    transaction.start()
  }
}

/// A transaction, which is run again while the server has other data than it was run on.
private final class Transaction {
  private static let limit = 25

  private let reference: DatabaseReference
  private let block: (MutableData) -> TransactionResult
  private let completion: (((any Error)?, Bool, DataSnapshot?) -> Void)?
  private let showsAtOnce: Bool
  private var runs = 0

  init(
    _ reference: DatabaseReference, _ block: @escaping (MutableData) -> TransactionResult,
    _ completion: (((any Error)?, Bool, DataSnapshot?) -> Void)?, showsAtOnce: Bool
  ) {
    self.reference = reference
    self.block = block
    self.completion = completion
    self.showsAtOnce = showsAtOnce
  }

  /// Runs on what the app sees; on nothing, and then on what the server has, where that is unknown.
  func start() {
    let client = DatabaseClient.current
    let view = client.view(of: reference.location)
    guard !view.isComplete, client.canSend else { return run(on: view.node) }
    guard let first = decision(on: Node()) else { return end(nil, false, Node()) }
    client.get(reference.location) { [self] result in
      if case .failure(.refused(let error)) = result { return end(error, false, Node()) }
      if current.isEmpty { send(first, over: Node()) } else { run(on: current) }
    }
  }

  private func run(on node: Node) {
    runs += 1
    guard runs <= Self.limit else { return end(DatabaseErrors.tooManyTries, false, node) }
    guard let new = decision(on: node) else { return end(nil, false, node) }
    send(new, over: node)
  }

  /// Returns the new value; nil if the app's block wants none.
  private func decision(on node: Node) -> Node? {
    block(MutableData(node, name: reference.key)).data?.node
  }

  private func send(_ new: Node, over node: Node) {
    let write = Write.set(reference.path, new)
    let pending = PendingWrite(write, expecting: node.tag, isShown: showsAtOnce) { [self] answer in
      switch answer {
      case .taken: end(nil, true, current)
      case .refused(let error): end(error, false, current)
      case .outdated: run(on: current)
      }
    }
    DatabaseClient.current.add(pending)
  }

  private var current: Node { DatabaseClient.current.service.tree[reference.path] }

  private func end(_ error: (any Error)?, _ isCommitted: Bool, _ node: Node) {
    guard let completion else { return }
    let snapshot = error == nil ? DataSnapshot(reference.path, node, nil, reference.database) : nil
    Ported.async { completion(error, isCommitted, snapshot) }
  }
}
