// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.

// Views load images by the functions and types that Nuke had itself before version 11.
@_exported public import Nuke
