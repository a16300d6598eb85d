extension ObservableType {
  /// Sends the elements of several sequences as they arrive; completes when all have completed.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// Sends the elements of several sequences as they arrive; completes when all have completed.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable.producer { sink in
      let merge = MergeSink<Observable<Element>, Element>(sink, .all) { $0 }
      for source in sources where !merge.isDisposed { merge.next(source) }
      merge.completed()
      return merge
    }
  }

  /// Sends the elements of several sequences as they arrive; completes when all have completed.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the elements of all inner sequences as they arrive.
  public func merge() -> Observable<Element.Element> {
    merging(.all) { $0.asObservable() }
  }

  /// Sends the elements of up to a number of inner sequences at a time; the others wait in order.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    merging(.atMost(maxConcurrent)) { $0.asObservable() }
  }
}
