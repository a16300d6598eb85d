/// What every use case is: the rules of one feature, behind a protocol of its own.
@MainActor public protocol Interactable: AnyObject {}
