// The sources of ImageSlideshow, which Swift packages have in a module of each library.
@_exported import ImageSlideshow
