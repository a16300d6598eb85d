#import "SocialSheet.h"
@implementation SocialSheet
@end
