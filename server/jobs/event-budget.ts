import { rateLimit } from '../http/limits/limits.ts';

export interface EventRates {
  /** Events a second of one client address; 0 for no limit. */
  readonly perSecond: number;
  /** Events a second of all addresses together; 0 for no limit. */
  readonly perSecondTotal: number;
}

/** Many subscribers share the address of a carrier's gateway, so the burst is large. */
const burstSeconds = 40;
/** At least two full beacons. */
const minBurst = 100;
const charsPerEvent = 1_024;
const unlimited = (): boolean => true;
const all = 'all';

/** Whether events are within the budget of their address and of all. A large event counts as several. */
export function eventBudget({
  perSecond,
  perSecondTotal,
}: EventRates): (ip: string, events: number, chars: number) => boolean {
  const limit = (rate: number) =>
    rate === 0 ? unlimited : rateLimit({ perSecond: rate, burst: Math.max(minBurst, rate * burstSeconds) });
  const [allowsAddress, allowsAll] = [limit(perSecond), limit(perSecondTotal)];
  return (ip, events, chars) => {
    const cost = Math.max(events, Math.ceil(chars / charsPerEvent));
    return allowsAddress(ip, cost) && allowsAll(all, cost);
  };
}
