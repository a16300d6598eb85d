/// A number of seconds, as Core Animation names it.
public typealias CFTimeInterval = Double
