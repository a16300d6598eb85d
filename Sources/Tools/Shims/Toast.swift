// Toast-Swift, which Swift packages have under this name.
@_exported import Toast_Swift
