import { chinaDay } from '../format/china-day.ts';
import type { Instant } from '../format/china-time.ts';
import { claimCycle } from '../rights/claim-cycle.ts';
import { checkOrder, type OrderFacts, type OrderRule } from './order-rules.ts';

/** An offer of the operator as it stands for one subscriber. */
export interface OfferFacts {
  readonly beginsAt: Instant | null;
  readonly endsAt: Instant | null;
  readonly subscribed: boolean;
  /** Cities it is for; none means all. */
  readonly areas: readonly string[];
  /** The city of the page or of the number; undefined when neither is known. */
  readonly areaNum: string | undefined;
  /** What the order rules ask about; undefined for a guest. */
  readonly order: OrderFacts | undefined;
}

export interface OfferVerdict {
  readonly canOrder: boolean;
  /** Why not; empty when it can be. */
  readonly reason: string;
}

type Check = (facts: OfferFacts, now: Instant) => string;

/** In this order, the first reason is what the subscriber reads; the order rules come last. */
const checks: readonly Check[] = [
  ({ subscribed }) => (subscribed ? '您已开通该业务，无需重复办理' : ''),
  ({ beginsAt }, now) => (beginsAt !== null && Number(now) < Number(beginsAt) ? '该业务尚未开放办理' : ''),
  ({ endsAt }, now) => (endsAt !== null && Number(now) >= Number(endsAt) ? '该业务已停止办理' : ''),
  ({ areas, areaNum }) => (isServed(areas, areaNum) ? '' : '该业务暂未在您所在的城市开放'),
];

/** Where nobody knows the city, nothing is hidden. */
export const isServed = (areas: readonly string[], areaNum: string | undefined): boolean =>
  areas.length === 0 || areaNum === undefined || areas.includes(areaNum);

/** May this offer be taken, and if not, why. */
export function businessOffer(facts: OfferFacts, rules: readonly OrderRule[], now: Instant): OfferVerdict {
  const own = checks.map((check) => check(facts, now)).find((reason) => reason !== '');
  const reason = own ?? (facts.order ? checkOrder(facts.order, rules).reason : '');
  return { canOrder: reason === '', reason };
}

/** The day an offer taken now begins, on the operator's calendar. */
export const effectiveOn = (starts: 'now' | 'next-month', now: Instant): string =>
  chinaDay(starts === 'now' ? now : claimCycle(now).endsAt);
