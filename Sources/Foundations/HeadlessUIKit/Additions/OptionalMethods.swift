/// Returns the result of a method that is optional in Objective-C, as a call with `?` does.
///
/// `rehearse port` writes it; here every delegate has the method.
nonisolated public func rehearsalOptional<Result>(_ result: Result) -> Result? { result }

/// Returns the result of a method that is optional in Objective-C and returns an optional value.
nonisolated public func rehearsalOptional<Result>(_ result: Result?) -> Result? { result }
