public import Foundation
public import Reactive

nonisolated extension NSObject: ReactiveCompatible {}
