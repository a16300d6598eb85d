@_exported import Injection
