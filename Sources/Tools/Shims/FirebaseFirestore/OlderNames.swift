// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firestore's, and their documentation is too.

public typealias FIRDocumentSnapshotBlock = (DocumentSnapshot?, (any Error)?) -> Void
public typealias FIRQuerySnapshotBlock = (QuerySnapshot?, (any Error)?) -> Void
