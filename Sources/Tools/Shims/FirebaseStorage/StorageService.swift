// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import FirebaseBackend
public import Foundation
public import HeadlessDevice

/// The files of all buckets in memory, which answers the requests of Firebase Storage's REST interface.
///
/// It begins with the files under `firebaseStorage` in the device's storage: a JSON object of texts by path, as
/// they are or as Base64 after `base64:`. They are in every bucket.
public final class StorageService: FirebaseService {
  /// The header with an upload's metadata as JSON.
  nonisolated static let header = "X-Firebase-Storage-Metadata"

  private var files: [String: StoredFile] = [:]
  private var seeds: [String: Data] = [:]

  public init() {
    let text = Device.current.storage.string(forKey: "firebaseStorage") ?? ""
    for (path, value) in Data(text.utf8).object.sorted(by: { $0.key < $1.key }) {
      guard let value = value as? String else { continue }
      let base64 =
        value.hasPrefix("base64:") ? Data(base64Encoded: String(value.dropFirst(7))) : nil
      seeds[path] = base64 ?? Data(value.utf8)
    }
  }

  /// Returns the bytes of a file; nil if there is none.
  public func data(at path: String, in bucket: String) -> Data? { file(path, bucket)?.data }

  public func respond(to request: HTTPRequest) -> HTTPResponse? {
    guard let address = StorageAddress(request.path) else { return nil }
    switch request.method {
    case "POST": return upload(request, address)
    case "GET" where address.name.isEmpty: return list(address)
    default: break
    }
    let names = [address.name, address.name.removingPercentEncoding ?? address.name]
    guard let name = names.first(where: { file($0, address.bucket) != nil }),
      let file = file(name, address.bucket)
    else { return HTTPResponse(status: 404, code: "NOT_FOUND", message: "Not Found.") }
    return answer(request, address, name, file)
  }

  private func answer(
    _ request: HTTPRequest, _ address: StorageAddress, _ name: String, _ file: StoredFile
  ) -> HTTPResponse? {
    switch request.method {
    case "GET" where address.parameters["alt"] == "media":
      return HTTPResponse(
        status: 200, headers: ["Content-Type": file.contentType], body: file.data)
    case "GET": return metadata(name, address.bucket, file)
    case "PATCH", "PUT":
      var file = file
      file.update(request.object)
      files[key(name, address.bucket)] = file
      return metadata(name, address.bucket, file)
    case "DELETE":
      files[key(name, address.bucket)] = nil
      seeds[name] = nil
      return HTTPResponse(status: 204)
    default: return nil
    }
  }

  private func upload(_ request: HTTPRequest, _ address: StorageAddress) -> HTTPResponse {
    guard let name = address.parameters["name"] else {
      return HTTPResponse(status: 400, code: "INVALID_ARGUMENT", message: "There is no name.")
    }
    var file = StoredFile(request.body, after: self.file(name, address.bucket))
    if let type = request.headers["Content-Type"] { file.values["contentType"] = type }
    file.update(Data((request.headers[Self.header] ?? "").utf8).object)
    file.values["metageneration"] = "1"
    files[key(name, address.bucket)] = file
    return metadata(name, address.bucket, file)
  }

  private func metadata(_ name: String, _ bucket: String, _ file: StoredFile) -> HTTPResponse {
    let own: FirebaseJSON = ["name": name, "bucket": bucket, "size": "\(file.data.count)"]
    return HTTPResponse(object: file.values.merging(own) { $1 })
  }

  /// Answers with the files and folders whose names begin with a prefix.
  private func list(_ address: StorageAddress) -> HTTPResponse {
    let prefix = address.parameters["prefix"] ?? ""
    var places: Set<String> = []
    for name in names(in: address.bucket) where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      places.insert(prefix + (rest.firstIndex(of: "/").map { rest[...$0] } ?? rest))
    }
    let start = address.parameters["pageToken"] ?? ""
    let all = places.sorted().filter { $0 > start }
    let count = address.parameters["maxResults"].flatMap { Int($0) } ?? 1000
    let page = all.prefix(count)
    var object: FirebaseJSON = [
      "prefixes": page.filter { $0.hasSuffix("/") },
      "items": page.filter { !$0.hasSuffix("/") }.map { ["name": $0, "bucket": address.bucket] },
    ]
    if page.count < all.count { object["nextPageToken"] = page.last }
    return HTTPResponse(object: object)
  }

  private func names(in bucket: String) -> [String] {
    let own = files.keys.filter { $0.hasPrefix(bucket + "/") }.map {
      String($0.dropFirst(bucket.count + 1))
    }
    return own + seeds.keys
  }

  private func key(_ name: String, _ bucket: String) -> String { bucket + "/" + name }

  private func file(_ name: String, _ bucket: String) -> StoredFile? {
    if let file = files[key(name, bucket)] { return file }
    guard let seed = seeds[name] else { return nil }
    let file = StoredFile(seed, after: nil)
    files[key(name, bucket)] = file
    return file
  }
}

/// The bytes of a file with its metadata, as JSON has it.
struct StoredFile {
  let data: Data
  var values: FirebaseJSON

  /// Creates a file of bytes, the next generation of an earlier file.
  init(_ data: Data, after earlier: StoredFile?) {
    self.data = data
    let now = StorageDates.text(Device.current.date)
    let generation = (earlier?.number("generation") ?? 0) + 1
    values = [
      "contentType": "application/octet-stream", "timeCreated": now, "updated": now,
      "generation": "\(generation)", "metageneration": "1",
      "downloadTokens": Device.current.uuid().uuidString.lowercased(),
    ]
  }

  var contentType: String { values["contentType"] as? String ?? "application/octet-stream" }

  private func number(_ key: String) -> Int { (values[key] as? String).flatMap { Int($0) } ?? 0 }

  /// Changes the metadata that an app may set.
  mutating func update(_ changes: FirebaseJSON) {
    let keys = [
      "cacheControl", "contentDisposition", "contentEncoding", "contentLanguage", "contentType",
      "metadata",
    ]
    for key in keys where changes[key] != nil {
      values[key] = changes[key] is NSNull ? nil : changes[key]
    }
    values["metageneration"] = "\(number("metageneration") + 1)"
    values["updated"] = StorageDates.text(Device.current.date)
  }
}

/// The dates of metadata as texts.
enum StorageDates {
  private static let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  static func text(_ date: Date) -> String { date.formatted(format) }

  static func date(_ text: String?) -> Date? {
    guard let text else { return nil }
    return (try? format.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text))
  }
}
