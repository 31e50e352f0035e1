export interface SkuPrice {
  readonly priceFen: number;
  readonly memberPriceFen: number | null;
  readonly originalPriceFen: number | null;
  readonly costFen: number | null;
}

/** What a change of a price may be done with: by one person at once, with a second person, or not at all. */
export type PriceVerdict =
  | { readonly kind: 'same' | 'at-once' }
  | { readonly kind: 'ask'; readonly reasons: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** The most that one person may change a price by, in percent. */
export const maxPercentAtOnce = 5;

/** What a member pays. */
const memberFen = ({ priceFen, memberPriceFen }: Pick<SkuPrice, 'priceFen' | 'memberPriceFen'>): number =>
  memberPriceFen ?? priceFen;
const isFar = (before: number, after: number): boolean =>
  Math.abs(after - before) * 100 > before * maxPercentAtOnce;
const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** Rounded up, so that a change beyond the limit never reads like one at it. */
function changeText(name: string, before: number, after: number): string {
  const way = after < before ? '降幅' : '涨幅';
  if (before === 0) return `${name}原为 ¥0.00`;
  return `${name}${way} ${Math.ceil((Math.abs(after - before) * 1000) / before) / 10}%，超过 ${maxPercentAtOnce}%`;
}

interface PriceChange {
  readonly before: SkuPrice;
  readonly after: SkuPrice;
  /** The price before the first change that one person made within a day: many small changes count as one. */
  readonly dayAgo: Pick<SkuPrice, 'priceFen' | 'memberPriceFen'>;
}

/** Why nobody may set these prices; undefined: they are possible. */
export function priceFault({
  priceFen,
  memberPriceFen,
  originalPriceFen,
}: Omit<SkuPrice, 'costFen'>): string | undefined {
  if (priceFen <= 0 || (memberPriceFen !== null && memberPriceFen <= 0)) return '价格必须大于 0';
  if (memberPriceFen !== null && memberPriceFen > priceFen)
    return `会员价 ${yuan(memberPriceFen)} 不能高于售价 ${yuan(priceFen)}`;
  if (originalPriceFen !== null && originalPriceFen < priceFen)
    return `划线价 ${yuan(originalPriceFen)} 不能低于售价 ${yuan(priceFen)}`;
  return undefined;
}

/** Whether one person may change a price. */
export function priceVerdict({ before, after, dayAgo }: PriceChange): PriceVerdict {
  const { priceFen, originalPriceFen, costFen } = after;
  if (isSame(before, after)) return { kind: 'same' };
  const fault = priceFault(after);
  if (fault !== undefined) return { kind: 'refused', reason: fault };
  const changesPrice = before.priceFen !== priceFen || memberFen(before) !== memberFen(after);
  const lowest = memberFen(after);
  const reasons = [
    ...farChange('售价', [before.priceFen, dayAgo.priceFen], priceFen),
    ...farChange('会员价', [memberFen(before), memberFen(dayAgo)], memberFen(after)),
    ...(changesPrice && costFen !== null && lowest < costFen
      ? [`${yuan(lowest)} 低于成本 ${yuan(costFen)}`]
      : []),
    ...(before.originalPriceFen === originalPriceFen ? [] : ['修改了划线价']),
    ...(before.costFen !== null && (costFen === null || costFen < before.costFen) ? ['调低了成本'] : []),
  ];
  return reasons.length === 0 ? { kind: 'at-once' } : { kind: 'ask', reasons };
}

/** Measured against the price of now and that of a day ago; an unchanged price is no change of today. */
function farChange(
  name: string,
  [before, dayAgo]: readonly [number, number],
  after: number,
): readonly string[] {
  if (before === after) return [];
  if (isFar(before, after)) return [changeText(name, before, after)];
  return isFar(dayAgo, after) ? [`${changeText(name, dayAgo, after)}（24 小时内合计）`] : [];
}

const isSame = (a: SkuPrice, b: SkuPrice): boolean =>
  a.priceFen === b.priceFen &&
  a.memberPriceFen === b.memberPriceFen &&
  a.originalPriceFen === b.originalPriceFen &&
  a.costFen === b.costFen;
