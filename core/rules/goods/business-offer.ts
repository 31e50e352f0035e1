import { chinaDay } from '../format/china-day.ts';
import type { Instant } from '../format/china-time.ts';
import { claimCycle } from '../rights/claim-cycle.ts';
import { checkOrder, type OrderFacts, type OrderRule } from './order-rules.ts';

/** An offer of the operator, with what is known about the subscriber. */
export interface OfferFacts {
  readonly beginsAt: Instant | null;
  readonly endsAt: Instant | null;
  readonly subscribed: boolean;
  /** Cities where it is offered; empty means all. */
  readonly areas: readonly string[];
  /** The city of the page or of the number; undefined when neither is known. */
  readonly areaNum: string | undefined;
  /** The input of the order rules; undefined for a guest. */
  readonly order: OrderFacts | undefined;
}

export interface OfferVerdict {
  readonly canOrder: boolean;
  /** Why not; otherwise empty. */
  readonly reason: string;
}

type Check = (facts: OfferFacts, now: Instant) => string;

/** Checked in this order, before the order rules; the first reason is shown to the subscriber. */
const checks: readonly Check[] = [
  ({ subscribed }) => (subscribed ? '您已开通该业务，无需重复办理' : ''),
  ({ beginsAt }, now) => (beginsAt !== null && Number(now) < Number(beginsAt) ? '该业务尚未开放办理' : ''),
  ({ endsAt }, now) => (endsAt !== null && Number(now) >= Number(endsAt) ? '该业务已停止办理' : ''),
  ({ areas, areaNum }) => (isOfferedInArea(areas, areaNum) ? '' : '该业务暂未在您所在的城市开放'),
];

/** Whether an offer is available in a city; true while the city is unknown. */
export const isOfferedInArea = (areas: readonly string[], areaNum: string | undefined): boolean =>
  areas.length === 0 || areaNum === undefined || areas.includes(areaNum);

/** Whether this offer can be ordered, and if not, why. */
export function businessOffer(facts: OfferFacts, rules: readonly OrderRule[], now: Instant): OfferVerdict {
  const offerReason = checks.map((check) => check(facts, now)).find((reason) => reason !== '');
  const reason = offerReason ?? (facts.order ? checkOrder(facts.order, rules).reason : '');
  return { canOrder: reason === '', reason };
}

/** The day an offer ordered now takes effect, in China time. */
export const effectiveOn = (starts: 'now' | 'next-month', now: Instant): string =>
  chinaDay(starts === 'now' ? now : claimCycle(now).endsAt);
