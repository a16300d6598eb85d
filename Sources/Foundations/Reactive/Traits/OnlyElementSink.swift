/// A sink that keeps the only element until the sequence completes, and fails where there is a second one.
class OnlyElementSink<Element>: OperatorSink<Element, Element> {
  private(set) final var only: Element?

  required override init(_ downstream: Sink<Element>) {
    super.init(downstream)
  }

  final override func next(_ element: Element) {
    guard !isDisposed else { return }
    guard only == nil else { return fail(RxError.moreThanOneElement) }
    only = element
  }
}
