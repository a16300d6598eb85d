// The presenter of NVActivityIndicatorView, which Swift packages have as a module of its own.
@_exported import NVActivityIndicatorView
