/// What every builder of a module is: its protocol adds `buildModule` with the dynamic arguments.
@MainActor public protocol ModuleBuildable: AnyObject {}
