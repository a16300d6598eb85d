public import Foundation
import Reactive

/// A data source that knows the model of each row or item.
public protocol SectionedViewDataSourceType: AnyObject {
  /// Returns the model of a row or item.
  func model(at indexPath: IndexPath) throws -> Any
}

/// A mistake in the use of a bound view, with the texts of the objects concerned.
public enum RxCocoaError: Error, CustomDebugStringConvertible {
  /// The method cannot be observed.
  case unknown
  /// The view has no data source that knows models.
  case itemsNotYetBound(object: String)
  /// The model of a row or item has another type.
  case castingError(object: String, targetType: Any.Type)

  /// The error of an object that has another type, as RxCocoa's own case.
  @_disfavoredOverload
  public static func castingError(object: Any, targetType: Any.Type) -> RxCocoaError {
    .castingError(object: "\(object)", targetType: targetType)
  }

  /// The mistake and its remedy.
  public var debugDescription: String {
    switch self {
    case .unknown:
      "The method cannot be observed here. Observe one that the documentation names."
    case .itemsNotYetBound(let object):
      "\(object) has no models. Bind a sequence to its rx.items first."
    case .castingError(let object, let targetType):
      "The model \(object) is not of type \(targetType). Ask for its own type."
    }
  }
}

/// Returns the model of a row or item from a view's data source, as a type.
func boundModel<Model>(
  _ dataSource: Any?, of view: AnyObject, at indexPath: IndexPath
) throws -> Model {
  guard let source = dataSource as? any SectionedViewDataSourceType else {
    throw RxCocoaError.itemsNotYetBound(object: "\(type(of: view))")
  }
  let model = try source.model(at: indexPath)
  guard let typed = model as? Model else {
    throw RxCocoaError.castingError(object: "\(model)", targetType: Model.self)
  }
  return typed
}
