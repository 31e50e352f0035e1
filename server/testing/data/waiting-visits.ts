import { codeMinute, seedEnd, writeLoungeCode } from '#core/rules/lounge/lounge-code.ts';
import { macOf, seedOf } from '../../services/lounges/sign-code.ts';
import type { Holder } from './add-holders.ts';
import { directClient } from '../databases/direct-client.ts';

interface WaitingVisit {
  readonly orderId: string;
  readonly accessToken: string;
}

export interface WaitingVisits {
  readonly hallId: string;
  readonly visits: readonly WaitingVisit[];
}

/** One reserved visit for each holder, all in one hall of the demo, in a few statements for any number. */
export async function addWaitingVisits(
  databaseUrl: string,
  holders: readonly Holder[],
): Promise<WaitingVisits> {
  const userIds = holders.map(({ userId }) => userId);
  const client = directClient(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ hall_id: string; sku_id: string }>(
      'select hall_id, sku_id from lounge_halls order by hall_id limit 1',
    );
    const [hall] = rows;
    if (!hall) throw new Error('the demo has no lounge');
    await client.query(
      `insert into lounge_rights (right_id, user_id, sku_id, name, total_count, companions, granted_at, expires_at)
       select 'visit-' || user_id, user_id, $2, '出行权益', 1, 0, now(), now() + interval '30 days' from unnest($1::text[]) user_id`,
      [userIds, hall.sku_id],
    );
    const { rows: orders } = await client.query<{ order_id: string; user_id: string }>(
      `insert into lounge_orders (order_id, right_id, right_count, user_id, hall_id, visit_no, companions, state, entry_no, created_at, expires_at)
       select substr(md5(user_id), 1, 24), 'visit-' || user_id, 1, user_id, $2, 1, 0, 'waiting', n, now(), now() + interval '1 day'
       from unnest($1::text[]) with ordinality as m(user_id, n) returning order_id, user_id`,
      [userIds, hall.hall_id],
    );
    await client.query('analyze');
    const tokens = new Map(holders.map(({ userId, accessToken }) => [userId, accessToken]));
    const visits = orders.map(({ order_id, user_id }) => ({
      orderId: order_id,
      accessToken: tokens.get(user_id) ?? '',
    }));
    return { hallId: hall.hall_id, visits };
  } finally {
    await client.end();
  }
}

/** The code that the visit's phone shows now, made with the server's secret. */
export function shownCode(secret: string, orderId: string): string {
  const minute = codeMinute(Date.now());
  const until = seedEnd(Date.now());
  const mac = macOf(seedOf(secret, orderId, until), { orderId, minute });
  return writeLoungeCode({ orderId, minute, until, mac });
}
