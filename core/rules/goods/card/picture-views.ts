type DeliveredAs = 'virtual' | 'charge' | 'code' | 'physical' | 'external';

/** Articles with drawings of their own besides the first. */
const ownViews: Readonly<Record<string, readonly string[]>> = {
  coffee: ['coffee-choice', 'coffee-scan', 'coffee-ticket'],
  earphones: ['earphones-wear', 'earphones-fold', 'earphones-box', 'earphones-size'],
};

/** On-site services: they are done at the customer's home. */
const atHome: ReadonlySet<string> = new Set(['aircon', 'cleaning', 'lock', 'movers', 'tap', 'washer']);
/** Delivered at once, but not to a phone number: shown at a counter. */
const atCounter: ReadonlySet<string> = new Set(['air', 'rail']);

/** A key of the illustration system without its edition; a photograph has none. */
const familyOf = (picUrl: string): string | undefined => /^goods\/([\w-]+?)(?:-cut|-ink)?$/.exec(picUrl)?.[1];

/** The further pictures of a drawn article: its own, or a second look at it and how it reaches the buyer. */
export function pictureViews(picUrl: string, kind: DeliveredAs): readonly string[] {
  const family = familyOf(picUrl);
  if (family === undefined) return [];
  const names = ownViews[family] ?? [`${family}-more`, arrivalOf(family, kind)];
  return names.map((name) => `views/${name}`);
}

const viewNames: Readonly<Record<string, string>> = {
  'coffee-choice': '冷热任选',
  'coffee-scan': '怎么用',
  'coffee-ticket': '券样',
  'earphones-wear': '佩戴',
  'earphones-fold': '收纳',
  'earphones-box': '清单',
  'earphones-size': '尺寸',
  'arrive-parcel': '怎么送到',
  'arrive-visit': '上门',
  'arrive-code': '出码',
  'arrive-topup': '到账',
};

/** What a further picture shows, in a word; undefined for any other picture. */
export function viewName(pic: string): string | undefined {
  const [, name] = /^views\/([\w-]+)$/.exec(pic) ?? [];
  if (name === undefined) return undefined;
  return viewNames[name] ?? '细看';
}

function arrivalOf(family: string, kind: DeliveredAs): string {
  if (kind === 'physical') return 'arrive-parcel';
  if (atHome.has(family)) return 'arrive-visit';
  return kind === 'code' || atCounter.has(family) ? 'arrive-code' : 'arrive-topup';
}

/** The wide pictures of the description of a drawn article. */
export function sellingPointPictures(
  picUrl: string,
  kind: DeliveredAs,
  hasShops: boolean,
): readonly string[] {
  const family = familyOf(picUrl);
  if (family === undefined) return [];
  if (family === 'coffee') return ['views/coffee-menu', 'views/coffee-fresh', 'views/coffee-shops'];
  if (family === 'earphones')
    return ['views/ear-noise', 'views/ear-battery', 'views/ear-two', 'views/ear-fold'];
  if (kind === 'physical') return ['views/any-parcel'];
  if (atHome.has(family)) return ['views/any-visit'];
  return [hasShops ? 'views/any-shops' : 'views/any-instant'];
}
