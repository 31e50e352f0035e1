import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Slice } from './fold-position.ts';

export const during = (at: RawBuilder<unknown>, { from, until }: Slice): RawBuilder<unknown> =>
  sql`${at} > ${from} and ${at} <= ${until}`;
export const chinaDate = (at: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${at} at time zone 'Asia/Shanghai')::date`;

/**
 * The first visit of the subscriber on the day, as the funnel counted it: it says the host. The city is that of the number.
 */
export const visitOf = (userId: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select m.host from funnel_marks m
  where m.day = ${chinaDate(at)} and m.step = 'visit' and m.visitor = md5('user ' || ${userId})::uuid and m.at <= ${at}`;

/** Keeps city and host of what began in the slice and may still go on after it. */
export async function keepOrigins(tx: Tx, slice: Slice): Promise<void> {
  await sql`
    insert into report_origins (kind, id, city, host)
    select 'order', o.order_no, coalesce(u.area_num, ''), coalesce(v.host, '')
    from orders o left join users u using (user_id)
      left join lateral (${visitOf(sql`o.user_id`, sql`o.created_at`)}) as v on true
    where ${during(sql`o.created_at`, slice)} and (u.area_num is not null or v.host <> '')
    on conflict do nothing`.execute(tx);
  await sql`
    insert into report_origins (kind, id, city, host)
    select 'claim', c.claim_id, coalesce(u.area_num, ''), coalesce(v.host, '')
    from claims c left join users u using (user_id)
      left join lateral (${visitOf(sql`c.user_id`, sql`c.claimed_at`)}) as v on true
    where ${during(sql`c.claimed_at`, slice)} and (u.area_num is not null or v.host <> '')
      and not (c.state = 'delivered' and c.settled_at <= ${slice.until})
    on conflict do nothing`.execute(tx);
}

/** Nothing follows a delivered claim. */
export const dropOrigins = (tx: Tx, slice: Slice) =>
  sql`
    delete from report_origins o using claim_events e
    where ${during(sql`e.at`, slice)} and e.event = 'delivered' and o.kind = 'claim' and o.id = e.claim_id`.execute(
    tx,
  );
