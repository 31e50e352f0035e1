import { sql } from 'kysely';
import type { ClaimState } from '../../../db/schema/claims.ts';
import type { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type { DeskMonthRight } from '#core/contract/console/service/subscribers/subscribers.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { monthGroups } from '../../rights/public.ts';
import { knownSubscriber } from './known-subscriber.ts';

const statuses = ['claimable', 'claiming', 'claimed', 'closed', 'next-month'] as const;

/** The rights of this month, judged by the rule that the subscriber's buttons follow, each with its newest claim. */
export async function subscriberMonth(
  deps: Pick<Deps, 'db' | 'encryption' | 'clock' | 'billing'>,
  userId: string,
): Promise<DataOf<typeof subscriberDesk.subscriberMonth>> {
  const { db, encryption, clock } = deps;
  const now = clock.now();
  const { cycle, endsAt } = claimCycle(now);
  const row = await knownSubscriber(db, userId);
  const [groups, claims] = await Promise.all([
    monthGroups(deps, { userId, mobile: encryption.mobiles.open(row.mobile_sealed) }, now),
    newestClaims(db, userId, cycle),
  ]);
  return {
    cycle,
    renewsOn: chinaDay(endsAt),
    groups: groups.map((group) => ({
      subscriptionId: group.subscriptionId,
      groupId: group.groupId,
      productName: group.productName,
      groupName: group.groupName,
      chooseCount: group.chooseCount,
      chosenCount: group.chosenCount,
      rights: group.rightsList.map((right): DeskMonthRight => ({
        rightsId: right.rightsId,
        name: right.rightsShowName,
        status: statuses[right.recvStatus],
        reason: right.recvReason ?? '',
        claim: claims.get(`${group.subscriptionId} ${right.rightsId}`) ?? null,
      })),
    })),
  };
}

interface ClaimRow {
  readonly claim_id: string;
  readonly subscription_id: string;
  readonly rights_id: string;
  readonly state: ClaimState;
  readonly claimed_at: Date;
}

/** By subscription and right, in one query. */
async function newestClaims(
  db: Db,
  userId: string,
  cycle: string,
): Promise<ReadonlyMap<string, NonNullable<DeskMonthRight['claim']>>> {
  const { rows } = await sql<ClaimRow>`
    select distinct on (subscription_id, rights_id) claim_id, subscription_id, rights_id, state, claimed_at
    from claims where user_id = ${userId} and cycle = ${cycle}
    order by subscription_id, rights_id, claimed_at desc, claim_id`.execute(db);
  return new Map(
    rows.map((row) => [
      `${row.subscription_id} ${row.rights_id}`,
      { claimId: row.claim_id, state: row.state, claimedAt: row.claimed_at.toISOString() },
    ]),
  );
}
