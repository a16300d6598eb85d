// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
@_exported public import UniformTypeIdentifiers

nonisolated public let kUTTypeItem = "public.item"
nonisolated public let kUTTypeContent = "public.content"
nonisolated public let kUTTypeData = "public.data"
nonisolated public let kUTTypeFolder = "public.folder"
nonisolated public let kUTTypeURL = "public.url"
nonisolated public let kUTTypeFileURL = "public.file-url"
nonisolated public let kUTTypeImage = "public.image"
nonisolated public let kUTTypeJPEG = "public.jpeg"
nonisolated public let kUTTypePNG = "public.png"
nonisolated public let kUTTypeGIF = "com.compuserve.gif"
nonisolated public let kUTTypeMovie = "public.movie"
nonisolated public let kUTTypeVideo = "public.video"
nonisolated public let kUTTypeMPEG4 = "public.mpeg-4"
nonisolated public let kUTTypeAudio = "public.audio"
nonisolated public let kUTTypeText = "public.text"
nonisolated public let kUTTypePlainText = "public.plain-text"
nonisolated public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
nonisolated public let kUTTypeHTML = "public.html"
nonisolated public let kUTTypeJSON = "public.json"
nonisolated public let kUTTypePDF = "com.adobe.pdf"
