import HeadlessUIKit

/// Every kind of coordinator there is.
enum Kit: String, CaseIterable, Sendable {
  case mvvmcb = "MVVMCB"
  case fluxVIP = "FluxVIP"
  case mvpcf = "MVPCF"
  case propsMVVM = "PropsMVVM"
  case builderRouter = "BuilderRouter"
  case own = "an app's own base class"

  /// The app that is written with it.
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
