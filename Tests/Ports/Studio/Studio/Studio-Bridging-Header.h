// #import <CoreMotion/CoreMotion.h>
#import <CommonCrypto/CommonCrypto.h>
