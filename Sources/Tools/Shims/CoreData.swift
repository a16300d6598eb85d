@_exported import HeadlessCoreData
