extension UICollectionView {
  /// Asks the data source for a cell or a header, and reports one that was not dequeued.
  ///
  /// A view that is dequeued and not returned is a finding too: UIKit raises an exception for both,
  /// for the second since iOS 18.
  final func requestView<View: UICollectionReusableView>(_ request: () -> View) -> View {
    let outer = dequeuedViews
    dequeuedViews = []
    let view = request()
    let dequeued = dequeuedViews ?? []
    dequeuedViews = outer
    if view.reuseIdentifier == nil {
      reportNotDequeued(isCell: view is UICollectionViewCell)
    } else if let other = dequeued.first(where: { $0 !== view }) {
      reportNotReturned(other)
    }
    return view
  }

  /// Records a dequeued view; one that the data source was not asked for is a finding.
  final func didDequeue(_ view: UICollectionReusableView) {
    if dequeuedViews?.append(view) == nil { reportNotReturned(view) }
  }

  private func reportNotDequeued(isCell: Bool) {
    let message =
      isCell
      ? """
      the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
      reuseIdentifier - cells must be retrieved by calling \
      -dequeueReusableCellWithReuseIdentifier:forIndexPath:.
      """
      : """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: was not \
      retrieved by calling \
      -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:.
      """
    report("\(elementName): \(message)")
  }

  private func reportNotReturned(_ view: UICollectionReusableView) {
    report(
      """
      \(elementName): Expected dequeued view to be returned to the collection view in preparation \
      for display. Dequeued view: \(type(of: view)). Dequeue one view when the data source is asked \
      for it, and return that one.
      """)
  }
}
