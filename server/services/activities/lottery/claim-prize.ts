import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ClaimRight } from '../../rights/public.ts';
import { drawOf, type DrawRow } from './tables.ts';

const channelId = 'lottery';

/** Claims the right a draw won, like any other right. A prize that is claimed or delivered stays as it is. */
export async function claimPrize(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  claimRight: ClaimRight,
  member: Member,
  draw: DrawRow,
): Promise<void> {
  const { subscription_id: subscriptionId } = draw;
  if (subscriptionId === null || (draw.claim_state !== null && draw.claim_state !== 'failed')) return;
  // A failed delivery, or a claim made after the month's end, does not cost the prize.
  await db
    .updateTable('subscriptions')
    .set({ ends_at: new Date(claimCycle(clock.now()).endsAt) })
    .where('subscription_id', '=', subscriptionId)
    .execute();
  const right = await prizeRight(db, draw);
  await claimRight(member, { ...right, subscriptionId, channelId });
}

/** Claims a prize again whose delivery failed. */
export async function claimAgain(
  deps: Pick<Deps, 'db' | 'clock'>,
  claimRight: ClaimRight,
  member: Member,
  drawId: string,
): Promise<DrawRow> {
  const draw = await drawOf(deps.db, member.userId, drawId);
  if (draw === undefined || draw.subscription_id === null) throw new Refusal('没有找到这个奖品');
  await claimPrize(deps, claimRight, member, draw);
  return (await drawOf(deps.db, member.userId, drawId)) ?? draw;
}

const prizeRight = (db: Db, { lottery_id, version, place }: DrawRow) =>
  db
    .selectFrom('lottery_prizes as p')
    .innerJoin('rights as r', 'r.rights_id', 'p.rights_id')
    .innerJoin('right_groups as g', 'g.group_id', 'r.group_id')
    .select(['g.product_id as productId', 'r.rights_id as rightsId', 'r.group_id as groupId'])
    .where('p.lottery_id', '=', lottery_id)
    .where('p.version', '=', version)
    .where('p.place', '=', place)
    .executeTakeFirstOrThrow();
