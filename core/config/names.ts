/**
 * Names of the operator, its brands and third parties (decisions §1).
 * Another operator replaces this file; no other file names a company, an app or a hotline.
 */
export const names = {
  product: '苏享权益',
  operator: '江苏移动',
  province: '江苏',
  hotline: '10086',
  slogan: '省内移动用户的权益商城',
  /** Slugs used in call and page paths. */
  slugs: {
    operator: 'operator',
    prefix: 'mall',
    videoPartnerA: 'videoa',
    videoPartnerB: 'videob',
    partner: 'partner',
  },
  malls: {
    'public-pages': '苏享权益',
    'super-market': '苏享商城',
    'supper-mall': '苏享权益馆',
    'easy-use': '任我用',
    'excellent-plus': '优享PLUS',
    'standalone-pages': '苏享权益',
    'market-mini-program': '苏享小程序',
  },
} as const;
