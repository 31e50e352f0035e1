import { sql } from 'kysely';
import type { EndingThing } from '#core/contract/goods/shared/ending-thing.shapes.ts';
import { endingFirst, endingSoonUntil } from '#core/rules/wallet/ending-soon.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';

type EndingRow = Omit<EndingThing, 'endsAt'> & { readonly ends_at: Date };

/**
 * What of the subscriber ends first of all that ends within three days, by the index of each table on its subscriber and end: codes to
 * use, lounge visits, memberships that are not renewed, coupons. Undefined: nothing does.
 */
export async function readEnding({ db, clock }: Deps, { userId }: Member): Promise<EndingThing | undefined> {
  const now = clock.now();
  const until = endingSoonUntil(now);
  const { rows } = await sql<EndingRow>`
    (select 'voucher' as kind, l.goods_name as name, l.pic_url as "picUrl", c.valid_until as ends_at, o.order_no as reference,
      null as hall, null as "couponType"
      from sku_codes c join order_lines l on l.order_no = c.order_no and l.line = c.line and l.kind = 'code'
      join orders o on o.order_no = c.order_no
      where c.user_id = ${userId} and c.used_at is null and c.valid_until > ${now} and c.valid_until <= ${until}
        and o.state in ('delivering', 'done', 'refunding')
        and not exists (select from order_refund_lines f where f.order_no = l.order_no and f.line = l.line)
        and not exists (select from order_refund_codes f where f.order_no = c.order_no and f.code_id = c.code_id)
      order by c.valid_until, c.code_id limit 1)
    union all
    (select 'pass', r.name, '', r.expires_at,
      coalesce((select v.order_id from lounge_orders v where v.right_id = r.right_id and v.state = 'waiting' and v.expires_at > ${now}
        order by v.created_at, v.order_id limit 1), ''),
      p.kind, null
      from lounge_rights r join lounge_products p using (sku_id)
      where r.user_id = ${userId} and r.expires_at > ${now} and r.expires_at <= ${until}
        and r.total_count > (select count(*) from lounge_orders v where v.right_id = r.right_id and v.state = 'verified')
        and not exists (select from order_refund_lines f
          where r.right_id like 'order.%' and f.order_no = split_part(r.right_id, '.', 2) and f.line::text = split_part(r.right_id, '.', 3))
      order by r.expires_at, r.right_id limit 1)
    union all
    (select 'membership', p.name, p.pic_url, s.ends_at, '', null, null
      from subscriptions s join products p using (product_id)
      where s.user_id = ${userId} and s.opened_at <= ${now} and s.ends_at > ${now} and s.ends_at <= ${until}
        and not exists (select from renewals n where n.subscription_id = s.subscription_id and n.state = 'on')
      order by s.ends_at, s.subscription_id limit 1)
    union all
    (select 'coupon', u.title, '', u.expires_at, u.card_code, null, u.coupon_type
      from user_coupons u
      where u.user_id = ${userId} and u.state = 'usable' and u.begins_at <= ${now} and u.expires_at > ${now} and u.expires_at <= ${until}
      order by u.expires_at, u.card_code limit 1)`.execute(db);
  return endingFirst(rows.map(({ ends_at, ...thing }) => ({ ...thing, endsAt: ends_at.toISOString() })));
}
