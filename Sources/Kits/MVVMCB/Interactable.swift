/// The base protocol of use cases, which contain the rules of one feature.
@MainActor public protocol Interactable: AnyObject {}
