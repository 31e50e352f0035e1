import { sql } from 'kysely';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { ofOpenAccounts, type LoadContext } from '../load-context.ts';
import { monthStart } from '../month-start.ts';
import { demoGroups, demoRights } from '../rows/rights.ts';
import { subscriptionId } from '../rows/subscriptions.ts';
import { demoSubscribers } from '../subscribers.ts';

const minute = 60_000;
const noon = 12 * 60 * minute;

export const pastClaimId = (userId: string, rightsId: string): string => `${userId}.past.${rightsId}`;

/**
 * Inserts the claims the demo subscribers made before, through the same function as every claim: once per cycle, within
 * quota and stock. A claim that exists is left unchanged.
 */
export async function addPastClaims({ tx, now }: LoadContext): Promise<void> {
  const claims = await ofOpenAccounts(
    tx,
    demoSubscribers.flatMap(({ userId, claims: pastClaims }) =>
      pastClaims.map(([rightsId, monthsAgo], at) => pastClaim(userId, rightsId, monthsAgo, at, now)),
    ),
  );
  if (claims.length === 0) return;
  await sql`
    with past as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as past (claim_id text, user_id text, subscription_id text, product_id text, group_id text,
        rights_id text, cycle text, claimed_at timestamptz, deliver_by timestamptz, quota smallint, monthly_stock integer)
      where not exists (select from claims known where known.claim_id = past.claim_id))
    select from past, claim_batch_checked(past.product_id, past.group_id, past.rights_id, past.cycle, past.claimed_at, past.claimed_at, past.deliver_by, past.quota, past.monthly_stock,
      array[past.claim_id], array[past.user_id], array[past.subscription_id], array['F00000000'], null, null, null, null)`.execute(
    tx,
  );
  await sql`
    with settled as (
      update claims set state = 'delivered', tries = 1, settled_at = claimed_at + interval '4 seconds'
      where claim_id = any(${claims.map(({ claim_id }) => claim_id)}) and state = 'delivering' returning claim_id, settled_at)
    insert into claim_events (claim_id, at, event) select claim_id, settled_at, 'delivered' from settled`.execute(
    tx,
  );
}

function pastClaim(userId: string, rightsId: string, monthsAgo: number, at: number, now: Date) {
  const right = demoRights.find((row) => row.rights_id === rightsId);
  const group = demoGroups.find((row) => row.group_id === right?.group_id);
  if (!right || !group) throw new Error(`no right ${rightsId}`);
  const claimedAt = new Date(
    Math.min(monthStart(now, monthsAgo).getTime() + noon + at * minute, now.getTime()),
  );
  return {
    claim_id: pastClaimId(userId, rightsId),
    user_id: userId,
    subscription_id: subscriptionId(userId, group.product_id),
    product_id: group.product_id,
    group_id: group.group_id,
    rights_id: rightsId,
    cycle: claimCycle(claimedAt).cycle,
    claimed_at: claimedAt,
    deliver_by: new Date(claimedAt.getTime() + 10 * minute),
    quota: group.choose_count,
    monthly_stock: right.monthly_stock,
  };
}
