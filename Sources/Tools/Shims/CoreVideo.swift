// What apps use of the module is in the stand-in for AVFoundation.
@_exported public import AVFoundation
