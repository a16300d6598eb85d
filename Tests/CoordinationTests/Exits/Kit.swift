import HeadlessUIKit

/// The kits, and an app's own coordinator base class.
enum Kit: String, CaseIterable, Sendable {
  case mvvmcb = "MVVMCB"
  case fluxVIP = "FluxVIP"
  case mvpcf = "MVPCF"
  case propsMVVM = "PropsMVVM"
  case builderRouter = "BuilderRouter"
  case own = "an app's own base class"

  /// The flow app written with the kit.
  var app: any UIApplicationDelegate.Type {
    switch self {
    case .mvvmcb: FlowAppDelegate<MVVMCBFlows>.self
    case .fluxVIP: FlowAppDelegate<FluxVIPFlows>.self
    case .mvpcf: FlowAppDelegate<MVPCFFlows>.self
    case .propsMVVM: FlowAppDelegate<PropsMVVMFlows>.self
    case .builderRouter: FlowAppDelegate<BuilderRouterFlows>.self
    case .own: FlowAppDelegate<OwnFlows>.self
    }
  }
}
