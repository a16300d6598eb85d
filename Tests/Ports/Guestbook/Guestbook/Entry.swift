// swift-format-ignore-file
import FirebaseFirestore
import Foundation

struct Entry: Codable {
  @DocumentID var id: String?
  let text: String
  let author: String
  @ServerTimestamp var createdAt: Timestamp?
}
