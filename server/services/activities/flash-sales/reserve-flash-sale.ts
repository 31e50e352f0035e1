import {
  reservationHoldMs,
  flashSaleRefusals,
  type FlashSaleRefusal,
} from '#core/rules/activity/flash-sale-refusals.ts';
import { coalesce } from '../../../db/coalesce.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { whoMayNot } from './may-take-part.ts';
import { roundsOf } from './rounds-of.ts';
import { soldOutActivities } from './sold-out.ts';
import { orderedRequests, reserveFlashSale, flashSaleOf, type ReservedRow } from './tables.ts';

export interface FlashSaleRequest {
  readonly userId: string;
  readonly activityId: string;
  readonly quantity: number;
  /** The idempotency key of an order: its repetition is not refused. */
  readonly key?: string | undefined;
}
export type FlashSaleVerdict =
  | { readonly kind: 'held'; readonly reservationId: string; readonly expiresAt: Date }
  /** The key has its order already. */
  | { readonly kind: 'ordered' }
  | { readonly kind: 'refused'; readonly why: FlashSaleRefusal };
export type ReserveFlashSale = (request: FlashSaleRequest) => Promise<FlashSaleVerdict>;
type FlashSaleDeps = Pick<Deps, 'db' | 'clock' | 'loadGate' | 'activityRefusals'>;

const limits = { maxBatch: 512, maxQueue: 20_000, maxWaitMs: 5_000 };

/**
 * Reserves pieces of a sale. Concurrent requests for the same activity are coalesced into batches in the order of arrival; the
 * database decides time, stock, budget and limits. Once the pieces are gone, requests are refused before the queue.
 */
export function flashSaleReservations(
  deps: FlashSaleDeps,
  nowMs: () => number = () => performance.now(),
): ReserveFlashSale {
  const soldOut = soldOutActivities(deps.db, nowMs);
  const queue = coalesce<FlashSaleRequest, FlashSaleVerdict>({
    ...limits,
    run: async (activityId, requests) => {
      const verdicts = await reserveBatch(deps, activityId, requests);
      const isGone = verdicts.some(
        (verdict, at) =>
          verdict.kind === 'refused' && verdict.why === 'soldOut' && requests[at]?.quantity === 1,
      );
      if (isGone) await soldOut.remember(activityId);
      return verdicts;
    },
    onOverload: () => new Refusal('抢购的人太多，请稍后再试'),
  });
  const verdictOn = async (request: FlashSaleRequest): Promise<FlashSaleVerdict> => {
    const { activityId, userId } = request;
    if (!soldOut.holdsFor(activityId, userId)) return queue(activityId, request);
    deps.loadGate.record(1);
    return { kind: 'refused', why: 'soldOut' };
  };
  return async (request) => {
    const verdict = await verdictOn(request);
    if (verdict.kind === 'refused')
      deps.activityRefusals.record(
        { kind: 'flash', activityId: request.activityId },
        verdict.why,
        deps.clock.now(),
      );
    return verdict;
  };
}

async function reserveBatch(
  { db, clock, loadGate }: FlashSaleDeps,
  activityId: string,
  requests: readonly FlashSaleRequest[],
): Promise<readonly FlashSaleVerdict[]> {
  loadGate.record(requests.length);
  const now = clock.now();
  const flashSale = await flashSaleOf(db, activityId);
  if (!flashSale) return requests.map(() => ({ kind: 'refused', why: 'unknown' }));
  const reasons = await whoMayNot(
    db,
    flashSale,
    requests.map(({ userId }) => userId),
    now,
  );
  const verdicts = new Map<FlashSaleRequest, FlashSaleVerdict>();
  for (const request of requests) {
    const why = reasons.get(request.userId);
    if (why) verdicts.set(request, { kind: 'refused', why });
  }
  for (const round of roundsOf(requests.filter((request) => !verdicts.has(request)))) {
    const ids = round.map(newId);
    const expiresAt = new Date(now.getTime() + reservationHoldMs);
    for (const row of await reserveFlashSale(db, activityId, round, ids, now, expiresAt)) {
      const request = round[row.place - 1];
      if (request) verdicts.set(request, verdictOf(row));
    }
  }
  const refused = requests.filter(
    (request) => request.key !== undefined && verdicts.get(request)?.kind === 'refused',
  );
  if (refused.length > 0)
    for (const spot of await orderedRequests(db, refused)) {
      const request = refused[spot];
      if (request) verdicts.set(request, { kind: 'ordered' });
    }
  return requests.map((request) => verdicts.get(request) ?? { kind: 'refused', why: 'soldOut' });
}

const verdictOf = ({ outcome, reservation_id, expires_at }: ReservedRow): FlashSaleVerdict =>
  outcome === 'held'
    ? { kind: 'held', reservationId: reservation_id ?? '', expiresAt: expires_at ?? new Date(0) }
    : { kind: 'refused', why: outcome };

/** The reservation of a verdict, or its refusal. */
export function reservedOrRefuse(verdict: FlashSaleVerdict): Exclude<FlashSaleVerdict, { kind: 'refused' }> {
  if (verdict.kind === 'refused') throw new Refusal(flashSaleRefusals[verdict.why]);
  return verdict;
}
