/// An error that ends a test after its failure was recorded.
nonisolated public protocol RecordedError: Error {}
