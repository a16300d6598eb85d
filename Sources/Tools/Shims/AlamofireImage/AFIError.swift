// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireImage's, and their documentation is too.
public import Alamofire
import Foundation
public import UIKit

public typealias Image = UIImage
public typealias AFIDataResponse<T> = DataResponse<T, AFIError>
public typealias AFIResult<T> = Result<T, AFIError>

nonisolated public enum AFIError: Error, Sendable {
  case requestCancelled
  case imageSerializationFailed
  case alamofireError(AFError)

  public var isRequestCancelledError: Bool {
    if case .requestCancelled = self { true } else { false }
  }

  public var isImageSerializationFailedError: Bool {
    if case .imageSerializationFailed = self { true } else { false }
  }

  public var isAlamofireError: Bool {
    if case .alamofireError = self { true } else { false }
  }
}

nonisolated extension AFIError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .requestCancelled: "The image's request was cancelled."
    case .imageSerializationFailed: "The data of the answer is no image."
    case .alamofireError(let error): error.errorDescription
    }
  }
}
