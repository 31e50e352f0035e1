import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The subscription that a claimed coupon needed: what a membership brought goes back with its refund. */
export const membershipGifts: Migration = {
  up: async (db) => {
    await sql`
      -- null: the coupon is for everybody.
      alter table coupon_claims add column subscription_id text references subscriptions;

      update coupon_claims c set subscription_id = (
        select s.subscription_id from subscriptions s join products p using (product_id) left join vip_types v using (vip_type_id)
        where s.user_id = c.user_id and s.opened_at <= c.claimed_at and (s.ends_at is null or s.ends_at > c.claimed_at)
          and (a.right_type is null
            or exists (select from vip_type_rights t where t.vip_type_id = p.vip_type_id and t.right_type_id = a.right_type))
          and (r.product_id is not null or coalesce(v.level, 0) >= greatest(o.min_level, r.min_level, 0))
          and (r.product_id is null or s.product_id = r.product_id)
        order by s.opened_at, s.subscription_id limit 1)
      from coupon_offers o join coupon_activities a using (activity_id) left join coupon_rules r using (activity_id, rule_id)
      where o.activity_id = c.activity_id and o.template_id = c.template_id
        and (a.right_type is not null or r.product_id is not null or greatest(o.min_level, r.min_level, 0) > 0);

      create index coupon_claims_of_subscription on coupon_claims (subscription_id) where subscription_id is not null;
    `.execute(db);
  },
};
