extension Array {
  /// Returns the first index whose element is in the second half of a partitioned array; O(log n).
  func partitioningIndex(where isInSecondHalf: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isInSecondHalf(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
