import type {
  CouponActivityDraft,
  OfferedCouponDraft,
} from '../../../contract/console/coupons/coupon-activity-draft.shapes.ts';
import type { Instant } from '../../format/china-time.ts';
import { membershipLevels } from '../../membership/membership-levels.ts';
import { giftRightNames } from './coupon-names.ts';

/** A coupon as an activity that offers it has to know it. */
export interface OfferableCoupon {
  readonly title: string;
  /** A later version of it exists. */
  readonly isReplaced: boolean;
  /** Null: its cards end so long after their receipt. */
  readonly validUntil: Date | null;
  /** What one takes off at most. */
  readonly worthFen: number;
}

const maxBudgetFen = 100_000_000;
const maxStock = 10_000_000;
const maxClaims = 366;
const maxSort = 999;
const maxCoupons = 10;
const maxRules = 5;
const maxLevel = Math.max(...membershipLevels.map(({ vipTypeLevel }) => vipTypeLevel));

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max;
const isLong = (text: string, min: number, max: number): boolean => isWithin(text.trim().length, min, max);

/** What is wrong with a written activity of coupons, with the name of its field; undefined: nothing. */
export function couponActivityFault(
  draft: CouponActivityDraft,
  coupons: ReadonlyMap<string, OfferableCoupon>,
  now: Instant,
): string | undefined {
  if (!isLong(draft.title, 2, 20)) return '活动名称要 2 到 20 个字';
  if (!isLong(draft.subTitle, 0, 30)) return '副标题最多 30 个字';
  if (Date.parse(draft.endsAt) <= Number(now)) return '结束时间已经过了';
  if (Date.parse(draft.endsAt) <= Date.parse(draft.beginsAt)) return '结束要晚于开始';
  if (draft.sort > maxSort) return `排序要在 0 到 ${maxSort} 之间`;
  if (!isWithin(draft.budgetFen, 1, maxBudgetFen)) return '预算要在 0.01 元到 1,000,000 元之间';
  return placeFault(draft) ?? couponsFault(draft, coupons);
}

function placeFault({ place, coupons }: CouponActivityDraft): string | undefined {
  if (place.kind === 'pop' && place.rightType !== null && !giftRightNames.has(place.rightType))
    return '谁能收到：没有这种礼的权益';
  if (place.kind !== 'rules') return undefined;
  if (place.intro.some((line) => !isLong(line, 1, 60))) return '活动说明每行 1 到 60 个字';
  if (!isWithin(place.rules.length, 1, maxRules)) return `条件要 1 到 ${maxRules} 条`;
  for (const [at, { text, minLevel, productId }] of place.rules.entries()) {
    if (!isLong(text, 2, 30)) return `第 ${at + 1} 条条件要 2 到 30 个字`;
    if (minLevel > maxLevel) return `第 ${at + 1} 条条件：没有这个等级`;
    if (minLevel === 0 && productId === null) return `第 ${at + 1} 条条件要选等级或产品`;
    if (coupons.every(({ rule }) => rule !== at)) return `第 ${at + 1} 条条件没有券可领`;
  }
  return undefined;
}

function couponsFault(
  draft: CouponActivityDraft,
  known: ReadonlyMap<string, OfferableCoupon>,
): string | undefined {
  if (!isWithin(draft.coupons.length, 1, maxCoupons)) return `券要放 1 到 ${maxCoupons} 种`;
  const seen = new Set<string>();
  for (const offered of draft.coupons) {
    const coupon = known.get(offered.templateId);
    if (!coupon) return `没有这张券：${offered.templateId}`;
    if (seen.has(offered.templateId)) return `“${coupon.title}”放了两次`;
    seen.add(offered.templateId);
    const fault = offeredFault(offered, coupon, draft);
    if (fault !== undefined) return `“${coupon.title}”${fault}`;
  }
  return undefined;
}

function offeredFault(
  { stock, period, limitPerPerson, minLevel, rule }: OfferedCouponDraft,
  { isReplaced, validUntil, worthFen }: OfferableCoupon,
  { place, endsAt, budgetFen }: CouponActivityDraft,
): string | undefined {
  if (isReplaced) return '已有新版本，请换成新版本';
  if (worthFen <= 0) return '没有写最多减多少，不能算预算，请先做新版本';
  if (worthFen > budgetFen) return '一张就超过预算';
  if (validUntil !== null && validUntil < new Date(endsAt)) return '在活动结束前过期，请换一张或提前结束';
  if (stock !== null && !isWithin(stock, 1, maxStock)) return '的数量要在 1 到 10,000,000 之间，不限就空着';
  if (limitPerPerson !== null && !isWithin(limitPerPerson, 1, maxClaims))
    return `的每人限领要在 1 到 ${maxClaims} 之间，不限就空着`;
  if (period === 'once' && limitPerPerson !== null && limitPerPerson > 1)
    return '只领一次，每人限领只能是 1 张';
  if (minLevel > maxLevel) return '的等级不对';
  if (place.kind === 'rules') return rule !== null && rule < place.rules.length ? undefined : '要选一条条件';
  return rule === null ? undefined : '不在达标领券里，不能有条件';
}

/** What an activity can cost at most: all its coupons, and never more than its budget. */
export function activityCostFen(
  { coupons, budgetFen }: Pick<CouponActivityDraft, 'coupons' | 'budgetFen'>,
  known: ReadonlyMap<string, Pick<OfferableCoupon, 'worthFen'>>,
): number {
  const all = coupons.reduce(
    (sum, { templateId, stock }) => sum + (stock ?? Infinity) * (known.get(templateId)?.worthFen ?? 0),
    0,
  );
  return Math.min(all, budgetFen);
}
