import { chinaDay } from '../format/china-day.ts';
import { chinaTime, type Instant } from '../format/china-time.ts';
import { nameOfLevel } from '../membership/membership-levels.ts';
import { claimCycle } from '../rights/claim-cycle.ts';

export type OfferPeriod = 'once' | 'month' | 'day';
export type OfferState = 'claimable' | 'claimed' | 'soldOut' | 'notBegun' | 'ended' | 'notEntitled';

export interface CouponOffer {
  readonly beginsAt: Instant;
  readonly endsAt: Instant;
  readonly minLevel: number;
  /** null: no limit. */
  readonly left: number | null;
  readonly limitPerPerson: number | null;
  /** Whose numbers may claim it; empty: all. */
  readonly cities: readonly { readonly areaNum: string; readonly name: string }[];
}

/** The subscriber who looks at an offer; a guest has no level. */
export interface OfferVisitor {
  readonly level: number | undefined;
  /** The city of the number; null: unknown. */
  readonly areaNum: string | null;
  /** Claims in all periods, and whether one is of this period. */
  readonly claims: number;
  readonly hasClaimed: boolean;
}

export interface OfferVerdict {
  readonly state: OfferState;
  /** Why it cannot be claimed. */
  readonly reason: string | null;
}

/** Whether an offered coupon can be claimed. A guest finds out about levels and cities after signing in. */
export function couponOfferState(offer: CouponOffer, who: OfferVisitor, now: Instant): OfferVerdict {
  if (who.hasClaimed) return { state: 'claimed', reason: null };
  if (Number(now) < Number(offer.beginsAt)) {
    const { month, day, hour } = chinaTime(offer.beginsAt);
    return { state: 'notBegun', reason: `${month}月${day}日${hour}点开始` };
  }
  if (Number(now) >= Number(offer.endsAt)) return { state: 'ended', reason: '活动已结束' };
  if (offer.limitPerPerson !== null && who.claims >= offer.limitPerPerson)
    return { state: 'claimed', reason: limitReason(offer.limitPerPerson) };
  if (who.level !== undefined && who.level < offer.minLevel)
    return { state: 'notEntitled', reason: levelReason(offer.minLevel) };
  if (!isForCity(offer, who))
    return {
      state: 'notEntitled',
      reason: `仅限${offer.cities.map(({ name }) => name).join('、')}的号码领取`,
    };
  if (offer.left !== null && offer.left <= 0) return { state: 'soldOut', reason: '已被领完' };
  return { state: 'claimable', reason: null };
}

/** Whether an offer is for the city of a subscriber's number. */
export const isForCity = (
  { cities }: Pick<CouponOffer, 'cities'>,
  { level, areaNum }: Pick<OfferVisitor, 'level' | 'areaNum'>,
): boolean => level === undefined || cities.length === 0 || cities.some((city) => city.areaNum === areaNum);

/** The lowest level has the name of subscribers without a membership, who are below it. */
const levelReason = (minLevel: number): string =>
  minLevel <= 1 ? '开通会员后可领' : `${nameOfLevel(minLevel)}及以上可领`;

export const limitReason = (limit: number): string => `每人限领${limit}张，您已领完`;

/** The period a claim counts for. */
export function offerPeriod(period: OfferPeriod, now: Instant): string {
  switch (period) {
    case 'once':
      return 'once';
    case 'month':
      return claimCycle(now).cycle;
    case 'day':
      return chinaDay(now);
  }
}

interface Validity {
  readonly validDays: number | null;
  readonly validUntil: Instant | null;
  readonly validFrom: Instant | null;
}

/** When a card claimed now can first be used. */
export const cardBegin = ({ validFrom }: Pick<Validity, 'validFrom'>, now: Instant): Date =>
  new Date(Math.max(Number(now), Number(validFrom ?? 0)));

/** When a card claimed now expires: a fixed time, days after receipt, or the end of the month. */
export const cardExpiry = ({ validDays, validUntil }: Omit<Validity, 'validFrom'>, now: Instant): Date =>
  new Date(
    validUntil !== null
      ? Number(validUntil)
      : validDays === null
        ? claimCycle(now).endsAt
        : Number(now) + validDays * 86_400_000,
  );

export function validText({ validDays, validUntil, validFrom }: Validity): string {
  if (validDays !== null) return `领取后${validDays}天有效`;
  if (validUntil === null) return '领取后当月有效';
  const lastDay = dayText(Number(validUntil) - 1);
  return validFrom === null ? `${lastDay}前有效` : `${dayText(validFrom)}至${lastDay}有效`;
}

function dayText(at: Instant): string {
  const { year, month, day } = chinaTime(at);
  return `${year}年${month}月${day}日`;
}

const periodTexts: Readonly<Record<OfferPeriod, string>> = {
  once: '每人限领1张',
  month: '每月限领1张',
  day: '每天限领1张',
};
export const limitText = (period: OfferPeriod, limit: number | null): string =>
  limit === null || period === 'once' ? periodTexts[period] : `${periodTexts[period]}，共${limit}张`;
