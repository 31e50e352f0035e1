import { sql } from 'kysely';
import {
  autoExchangePlan,
  exchangeMoment,
  lostTicketsText,
  nextAutoExchange,
  ticketsLeft,
} from '#core/rules/rights/my-month/auto-exchange.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { autoClaimChannel } from '#core/rules/rights/my-month/my-month-plan.ts';
import { userFraction } from '#core/rules/rights/my-month/my-month-times.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { claimRights, type ClaimRight } from '../claims/claim-right.ts';
import { sendMessage } from '../../content/public.ts';
import { cardRights, ownedCard } from './tables.ts';

/** Retry after this long when a round crashed. */
const leaseMs = 5 * 60_000;
const atOnce = 20;

interface DueExchange {
  readonly user_id: string;
  readonly subscription_id: string;
  readonly rights_id: string;
  readonly due_at: Date;
  readonly saved_at: Date;
  readonly mobile_sealed: string;
}

/** Exchanges the tickets left on the last day of the month, through the same queue as every claim. */
export const autoExchangeWork = (deps: Deps): Work => {
  const claimRight = claimRights(deps);
  return {
    name: 'auto-exchanges',
    everyMs: 15_000,
    dueAt: sql`select min(run_at) from auto_exchanges`,
    run: () => exchangeAutomatically(deps, claimRight),
  };
};

export async function exchangeAutomatically(deps: Deps, claimRight: ClaimRight): Promise<number> {
  const now = deps.clock.now();
  const { rows } = await sql<DueExchange>`
    with due as materialized (
      select a.*, u.mobile_sealed from auto_exchanges a join users u using (user_id) where a.run_at <= ${now} and u.closed_at is null
      order by a.run_at limit ${atOnce} for update of a skip locked)
    update auto_exchanges a set run_at = ${new Date(now.getTime() + leaseMs)} from due where a.user_id = due.user_id returning due.*`.execute(
    deps.db,
  );
  for (const due of rows) {
    try {
      await exchangeFor(deps, claimRight, due);
    } catch (error) {
      deps.log.warn({ err: error, userId: due.user_id }, 'automatic exchange failed'); // due again after the lease
    }
  }
  return rows.length;
}

async function exchangeFor(
  { db, clock, encryption }: Deps,
  claimRight: ClaimRight,
  due: DueExchange,
): Promise<void> {
  const now = clock.now();
  const at = exchangeMoment(due.due_at, now);
  const { user_id: userId, subscription_id: subscriptionId } = due;
  const owned = await ownedCard(db, userId, at);
  let left = 0;
  if (owned?.subscription_id === subscriptionId) {
    const { product_id: productId } = owned;
    const rightsNow = async () =>
      (await cardRights(db, { productId, subscriptionId, cycle: claimCycle(at).cycle })).map((right) => ({
        rightsId: right.rights_id,
        groupId: right.group_id,
        choose: right.choose_count,
        isExchanged: right.claim_id !== null,
        isInStock: right.in_stock,
      }));
    const plan = autoExchangePlan(await rightsNow(), due.rights_id);
    const member = { userId, mobile: encryption.mobiles.open(due.mobile_sealed), sessionId: '' };
    for (const { rightsId, groupId } of plan) {
      const claim = { productId, groupId, subscriptionId, rightsId, channelId: autoClaimChannel, madeAt: at };
      // A refusal (no ticket left, sold out meanwhile) ends this right alone.
      await claimRight(member, claim).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    }
    left = ticketsLeft(await rightsNow());
  }
  const nextAt = new Date(nextAutoExchange(userFraction(userId), now));
  await db.transaction().execute(async (tx) => {
    if (left > 0)
      await sendMessage(
        tx,
        {
          userId,
          source: `auto-exchange ${claimCycle(at).cycle}`,
          kind: 'rights',
          topic: 'failed',
          title: '有任意券没有自动兑换',
          text: lostTicketsText(due.due_at, left),
          link: { page: 'easyUseHome', query: {} },
        },
        now,
      );
    await tx
      .updateTable('auto_exchanges')
      .set({ run_at: nextAt, due_at: nextAt })
      .where('user_id', '=', userId)
      .where('saved_at', '=', due.saved_at)
      .execute();
  });
}
