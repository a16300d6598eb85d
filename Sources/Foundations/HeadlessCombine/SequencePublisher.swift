extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the values.
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let elements: Made<Output, Failure> = sequence.elements()
      elements.receive(subscriber: subscriber)
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Made<Element, Never> { elements() }

  fileprivate func elements<Failure>() -> Publishers.Made<Element, Failure> {
    Publishers.Made { downstream in
      for element in self {
        downstream.send(element)
        if downstream.isOver { return }
      }
      downstream.send(completion: .finished)
    }
  }
}
