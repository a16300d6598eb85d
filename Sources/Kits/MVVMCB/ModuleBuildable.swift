/// The base protocol of module builders; each adds `buildModule` with the dynamic arguments.
@MainActor public protocol ModuleBuildable: AnyObject {}
