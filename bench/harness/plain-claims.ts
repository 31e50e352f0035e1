import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { ClaimEngine } from '#server/testing/kills/claim-engine.ts';

/** As many connections as an instance of the product has. */
const connections = 20;

/** The baseline of the engine: a transaction for each claim, with the same rows as result. */
export function plainClaims(databaseUrl: string): ClaimEngine {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  let stock: Promise<unknown> | undefined;
  return {
    claim: async ({ userId }, { productId, groupId, rightsId, subscriptionId, channelId }) => {
      const [claimId, now] = [randomBytes(12).toString('base64url'), new Date()];
      const cycle = now.toISOString().slice(0, 7);
      await (stock ??= pool.query(openStock, [rightsId, cycle]));
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query({
          name: 'facts',
          text: facts,
          values: [userId, subscriptionId, productId, groupId, rightsId, cycle],
        });
        await client.query({ name: 'stock', text: takeStock, values: [rightsId, cycle] });
        await client.query({ name: 'quota', text: countUse, values: [subscriptionId, groupId, cycle] });
        await client.query({
          name: 'claim',
          text: addClaim,
          values: [claimId, userId, subscriptionId, productId, groupId, rightsId, cycle, channelId, now],
        });
        await client.query('commit');
      } finally {
        client.release();
      }
      return { claimId, recvStatus: 1, message: '', claimedAt: now.toISOString() };
    },
    close: () => pool.end(),
  };
}

const facts = `
  select r.monthly_stock, g.choose_count, u.used, c.claim_id from subscriptions s
  join right_groups g using (product_id) join rights r using (group_id)
  left join group_use u on u.subscription_id = s.subscription_id and u.group_id = g.group_id and u.cycle = $6
  left join claims c on c.user_id = s.user_id and c.subscription_id = s.subscription_id and c.rights_id = r.rights_id and c.cycle = $6 and c.state <> 'failed'
  where s.user_id = $1 and s.subscription_id = $2 and s.product_id = $3 and g.group_id = $4 and r.rights_id = $5`;
const openStock = `insert into rights_stock select rights_id, $2, monthly_stock, monthly_stock from rights where rights_id = $1 on conflict do nothing`;
const takeStock = `update rights_stock set remaining = remaining - 1 where rights_id = $1 and cycle = $2 and remaining > 0`;
const countUse = `
  insert into group_use (subscription_id, group_id, cycle, used, quota) values ($1, $2, $3, 1, 2)
  on conflict (subscription_id, group_id, cycle) do update set used = group_use.used + 1`;
const addClaim = `
  insert into claims (claim_id, user_id, subscription_id, product_id, group_id, rights_id, cycle, state, channel_id, claimed_at, next_try_at, deliver_by)
  values ($1, $2, $3, $4, $5, $6, $7, 'delivering', $8, $9, $9, $9::timestamptz + interval '10 minutes') on conflict do nothing`;
