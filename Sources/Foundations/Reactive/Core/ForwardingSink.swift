/// A sink that sends every event downstream until it is disposed of.
class ForwardingSink<Element>: OperatorSink<Element, Element> {
  final override func next(_ element: Element) {
    forward(element)
  }
}
