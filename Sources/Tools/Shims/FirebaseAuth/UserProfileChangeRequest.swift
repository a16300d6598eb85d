// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// Changes of the name and the picture, which are sent together; nil removes one.
open class UserProfileChangeRequest: NSObject {
  private let user: User
  private var fields: [String: Any?] = [:]
  private var removed: [String] = []

  init(_ user: User) {
    self.user = user
    super.init()
  }

  open var displayName: String? {
    get { fields["displayName"] as? String ?? (removed.contains(name) ? nil : user.displayName) }
    set { set(newValue, "displayName", name) }
  }

  open var photoURL: URL? {
    get {
      let text = fields["photoUrl"] as? String
      return text.flatMap { URL(string: $0) } ?? (removed.contains(photo) ? nil : user.photoURL)
    }
    set { set(newValue?.absoluteString, "photoUrl", photo) }
  }

  private var name: String { "DISPLAY_NAME" }
  private var photo: String { "PHOTO_URL" }

  private func set(_ value: String?, _ field: String, _ attribute: String) {
    removed.removeAll { $0 == attribute }
    fields[field] = value
    if value == nil { removed.append(attribute) }
  }

  open func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
    let more: [String: Any?] = ["deleteAttribute": removed.isEmpty ? nil : removed]
    user.update(fields.merging(more) { $1 }, completion)
  }

  open func commitChanges() async throws { try await finishing { commitChanges(completion: $0) } }
}

extension User {
  public func createProfileChangeRequest() -> UserProfileChangeRequest {
    UserProfileChangeRequest(self)
  }
}
