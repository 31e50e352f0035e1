import { sql } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Db } from '../../../../db/database.ts';

type Lines = readonly string[];

/** Sums of the cells by day, product and city as lines; the host is that of no visit. */
function lines(rows: readonly { readonly key: string; readonly counts: readonly number[] }[]): Lines {
  const sums = new Map<string, readonly number[]>();
  for (const { key, counts } of rows)
    sums.set(
      key,
      counts.map((count, at) => count + (sums.get(key)?.[at] ?? 0)),
    );
  return [...sums]
    .filter(([, counts]) => counts.some((count) => count !== 0))
    .map(([key, counts]) => `${key} ${counts.join(' ')}`)
    .toSorted();
}

/** The three levels of one event. */
const levels = (day: string, product: string, city: string, counts: readonly number[]) => [
  { key: `cell ${day} ${product} ${city}`, counts },
  { key: `product ${day} ${product} `, counts },
];

export async function directClaims(db: Db, since: Date): Promise<Lines> {
  const { rows } = await sql<{ at: Date; product: string; city: string | null; event: string }>`
    select happened.at, claims.product_id as product, users.area_num as city, event
    from (
      select claim_id, claimed_at as at, 'claimed' as event from claims
      union all select claim_id, at, event from claim_events where event <> 'resent'
    ) as happened join claims using (claim_id) join users using (user_id) where at >= ${since}`.execute(db);
  return lines(
    rows.flatMap(({ at, product, city, event }) => {
      const counts = ['claimed', 'delivered', 'refused'].map((each) => Number(each === event));
      const day = chinaDay(at);
      return [...levels(day, product, city ?? '', counts), { key: `place ${day}  ${city ?? ''}`, counts }];
    }),
  );
}

export async function countedClaims(db: Db): Promise<Lines> {
  const rows = await db.selectFrom('report_claim_days').selectAll().execute();
  return lines(
    rows.map(({ level, day, product_id, city, claimed, delivered, failed }) => ({
      key: `${level} ${day} ${product_id} ${city}`,
      counts: [claimed, delivered, failed],
    })),
  );
}

/** One by one and without a window: each order's goods, then each event's part of them. */
export async function directOrders(db: Db, since: Date): Promise<Lines> {
  const [orderLines, refundLines, log, movements] = await Promise.all([
    db.selectFrom('order_lines').selectAll().execute(),
    db.selectFrom('order_refund_lines').selectAll().execute(),
    sql<{ at: Date; city: string | null; orderNo: string; state: string }>`
      select l.at, u.area_num as city, order_no as "orderNo", l.state from order_log l join orders using (order_no) join users u using (user_id)
      where l.at >= ${since}`.execute(db),
    sql<{ at: Date; city: string | null; orderNo: string; movement: string; amount: number }>`
      select l.at, u.area_num as city, order_no as "orderNo", movement, amount_fen as amount
      from ledger_entries l join orders using (order_no) join users u using (user_id)
      where l.at >= ${since} and side = 'debit'`.execute(db),
  ]);
  const goodsOf = (orderNo: string, refundNo?: string) => {
    const all = orderLines.filter(({ order_no }) => order_no === orderNo);
    const named = refundLines.filter(({ refund_no }) => refund_no === refundNo).map(({ line }) => line);
    return all
      .filter(({ line }) => named.length === 0 || named.includes(line))
      .toSorted((one, other) => (one.goods_id < other.goods_id ? -1 : 1));
  };
  const out: { key: string; counts: readonly number[] }[] = [];
  for (const { at, city, orderNo, state } of log.rows) {
    const day = chinaDay(at);
    const isNew = Number(state === 'created');
    const counts = (pieces: number) => [isNew, isNew * pieces, 1 - isNew, 0, 0, 0];
    const goods = goodsOf(orderNo);
    for (const { goods_id, quantity } of goods)
      out.push(...levels(day, goods_id, city ?? '', counts(quantity)));
    const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0);
    out.push({ key: `place ${day}  ${city ?? ''}`, counts: counts(pieces) });
  }
  for (const { at, city, orderNo, movement, amount } of movements.rows) {
    const day = chinaDay(at);
    const isRefund = movement.startsWith('refund ');
    const counts = (fen: number) => (isRefund ? [0, 0, 0, 0, 1, fen] : [0, 0, 0, fen, 0, 0]);
    const goods = goodsOf(orderNo, isRefund ? movement.slice(7) : undefined);
    const whole = goods.reduce((sum, { payable_fen }) => sum + payable_fen, 0);
    let [reached, given] = [0, 0];
    for (const [index, { goods_id, payable_fen }] of goods.entries()) {
      reached += payable_fen;
      const until = whole === 0 ? amount : Math.floor((amount * reached) / whole);
      out.push(...levels(day, goods_id, city ?? '', counts(whole === 0 && index > 0 ? 0 : until - given)));
      given = until;
    }
    out.push({ key: `place ${day}  ${city ?? ''}`, counts: counts(amount) });
  }
  return lines(out);
}

export async function countedOrders(db: Db): Promise<Lines> {
  const rows = await db.selectFrom('report_order_days').selectAll().execute();
  return lines(
    rows.map(({ level, day, goods_id, city, orders, pieces, paid, paid_fen, refunds, refunds_fen }) => ({
      key: `${level} ${day} ${goods_id} ${city}`,
      counts: [orders, pieces, paid, paid_fen, refunds, refunds_fen],
    })),
  );
}

/** The hours of each city and host added up to days, and the days themselves. */
export async function countedPlaces(db: Db): Promise<{ readonly byHour: unknown; readonly byDay: unknown }> {
  const summed = sql`sum(claimed)::integer as claimed, sum(delivered)::integer as delivered, sum(failed)::integer as failed,
    sum(orders)::integer as orders, sum(paid)::integer as paid, sum(paid_fen)::bigint as paid_fen,
    sum(refunds)::integer as refunds, sum(refunds_fen)::bigint as refunds_fen`;
  const { rows: byHour } = await sql`
    select ((hour at time zone 'Asia/Shanghai')::date)::text as day, city, host, ${summed}
    from report_place_hours group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  const { rows: byDay } = await sql`
    select day::text as day, city, host, ${summed} from (
      select day, city, host, claimed, delivered, failed, 0 as orders, 0 as paid, 0 as paid_fen, 0 as refunds, 0 as refunds_fen
      from report_claim_days where level = 'place'
      union all
      select day, city, host, 0, 0, 0, orders, paid, paid_fen, refunds, refunds_fen from report_order_days where level = 'place'
    ) as places group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return { byHour, byDay };
}
