import { sql } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { freshId } from '../../../../testing/fresh.ts';
import type { SeededInt } from '../../../../testing/seeded.ts';

type Line = readonly [goodsId: string, quantity: number, payableFen: number];
type Kind = 'claim' | 'order' | 'pay' | 'refund' | 'settle';

export interface Desk {
  /** Writes one event at a time, chosen by chance, in a transaction that stays open until the returned function commits it. */
  begin(at: Date, kind?: Kind): Promise<() => Promise<void>>;
  order(orderNo: string, lines: readonly Line[], at: Date): Promise<void>;
  pay(orderNo: string, amountFen: number, at: Date): Promise<void>;
  refund(orderNo: string, amountFen: number, at: Date, lines?: readonly number[]): Promise<void>;
  fail(claimId: string, at: Date): Promise<void>;
  /** A subscriber of a city who came with a host, claimed a right and paid 1,000 fen for an order. */
  story(of: {
    readonly city: string;
    readonly host: string;
    readonly at: Date;
  }): Promise<{ readonly userId: string; readonly orderNo: string; readonly claimId: string }>;
}

const cities = ['320100', '320500', null] as const;
const products = ['video', 'music', 'travel'] as const;

/** Rows as the product writes them, without its goods, rights and accounts: the references are not checked. */
export async function aDesk(db: Db, below: SeededInt): Promise<Desk> {
  const users = await Promise.all(cities.map((city) => aUser(db, city)));
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  // What is committed and may be followed: two transactions that wait for each other's rows would stop the story.
  const [orders, unrefunded, unsettled]: readonly string[][] = [[], [], []] as const;
  const take = (from: string[]): string | undefined => from.splice(below(Math.max(from.length, 1)), 1)[0];
  type Written = (() => void) | undefined;
  const write: Readonly<Record<Kind, (tx: Tx, at: Date) => Promise<Written>>> = {
    async claim(tx, at) {
      const claimId = await insertClaim(tx, pick(users), pick(products), at);
      return () => void unsettled.push(claimId);
    },
    async order(tx, at) {
      const orderNo = freshId('order');
      const lines = products.slice(0, 1 + below(3)).map((each) => [each, 1 + below(3), below(900)] as const);
      await insertOrder(tx, orderNo, pick(users), lines, at);
      return () => {
        orders.push(orderNo);
        unrefunded.push(orderNo);
      };
    },
    async pay(tx, at) {
      if (orders.length > 0) await insertPayment(tx, pick(orders), 1 + below(2_000), at);
      return undefined;
    },
    async refund(tx, at) {
      const orderNo = below(2) === 0 ? take(unrefunded) : undefined;
      if (orderNo !== undefined) await insertRefund(tx, orderNo, 1 + below(500), at, [1]);
      else if (orders.length > 0) await insertRefund(tx, pick(orders), 1 + below(500), at);
      return undefined;
    },
    async settle(tx, at) {
      const claimId = take(unsettled);
      if (claimId !== undefined) await settleClaim(tx, claimId, pick(['delivered', 'failed']), at);
      return undefined;
    },
  };
  const inTransaction = (work: (tx: Tx) => Promise<unknown>) =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await work(tx);
    });
  return {
    async begin(at, kind = pick(['claim', 'claim', 'order', 'order', 'pay', 'refund', 'settle'] as const)) {
      const [written, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let followed: Written;
      const ended = inTransaction(async (tx) => {
        followed = await write[kind](tx, at);
        written.resolve();
        await release.promise;
      });
      await Promise.race([written.promise, ended]);
      return async () => {
        release.resolve();
        await ended;
        followed?.();
      };
    },
    order: (orderNo, lines, at) => inTransaction((tx) => insertOrder(tx, orderNo, users[0] ?? '', lines, at)),
    pay: (orderNo, amountFen, at) => inTransaction((tx) => insertPayment(tx, orderNo, amountFen, at)),
    refund: (orderNo, amountFen, at, lines) =>
      inTransaction((tx) => insertRefund(tx, orderNo, amountFen, at, lines)),
    fail: (claimId, at) => inTransaction((tx) => settleClaim(tx, claimId, 'failed', at)),
    async story({ city, host, at }) {
      const [userId, orderNo] = [await aUser(db, city), freshId('order')];
      await sql`insert into funnel_marks (day, step, visitor, city, host, at)
        values (${chinaDay(at)}, 'visit', md5('user ' || ${userId}::text)::uuid, ${city}, ${host}, ${at})`.execute(
        db,
      );
      let claimId = '';
      await inTransaction(async (tx) => {
        claimId = await insertClaim(tx, userId, 'video', at);
        await insertOrder(tx, orderNo, userId, [['video', 1, 1_000]], at);
        await insertPayment(tx, orderNo, 1_000, at);
      });
      return { userId, orderNo, claimId };
    },
  };
}

async function aUser(db: Db, city: string | null): Promise<string> {
  const userId = freshId('visitor');
  await sql`insert into users (user_id, mobile_sealed, mobile_lookup, area_num, isp_flag, brand_num, user_name, created_at)
    values (${userId}, ${userId}, ${userId}, ${city}, 1, '', '', now())`.execute(db);
  return userId;
}

async function insertClaim(tx: Tx, userId: string, product: string, at: Date): Promise<string> {
  const id = freshId('claim');
  await sql`insert into claims (claim_id, user_id, subscription_id, product_id, group_id, rights_id, cycle, state, channel_id,
      claimed_at, next_try_at, deliver_by)
    values (${id}, ${userId}, ${id}, ${product}, 'g', 'r', '2026-03', 'delivering', 'c', ${at}, ${at}, ${at})`.execute(
    tx,
  );
  return id;
}

async function settleClaim(tx: Tx, claimId: string, state: 'delivered' | 'failed', at: Date): Promise<void> {
  const event = state === 'delivered' ? 'delivered' : 'refused';
  await sql`
    with settled as (
      update claims set state = ${state}, settled_at = ${at}
      where claim_id = ${claimId} and state = 'delivering' returning claim_id
    ) insert into claim_events (claim_id, at, event) select claim_id, ${at}, ${event} from settled`.execute(
    tx,
  );
}

async function insertOrder(
  tx: Tx,
  orderNo: string,
  userId: string,
  lines: readonly Line[],
  at: Date,
): Promise<void> {
  await sql`insert into orders (order_no, user_id, request_key, state, payable_fen, freight_fen, steps, created_at, pay_by)
    values (${orderNo}, ${userId}, ${orderNo}, 'created', 1, 0, '[]', ${at}, ${at})`.execute(tx);
  for (const [index, [goodsId, quantity, payableFen]] of lines.entries())
    await sql`insert into order_lines (order_no, line, sku_id, goods_id, goods_name, sku_name, pic_url, kind, quantity, list_fen,
        coupon_fen, payable_fen, took_stock, multi_order)
      values (${orderNo}, ${index + 1}, ${goodsId}, ${goodsId}, '', '', '', 'virtual', ${quantity}, ${payableFen}, 0, ${payableFen}, false, false)`.execute(
      tx,
    );
  await sql`insert into order_log (order_no, at, state, reason) values (${orderNo}, ${at}, 'created', '')`.execute(
    tx,
  );
}

async function insertPayment(tx: Tx, orderNo: string, amountFen: number, at: Date): Promise<void> {
  await sql`insert into order_log (order_no, at, state, reason) values (${orderNo}, ${at}, 'paid', '')`.execute(
    tx,
  );
  await insertMovement(tx, `pay ${freshId('payment')}`, orderNo, amountFen, at);
}

/** Of some lines; undefined: of the order. */
async function insertRefund(
  tx: Tx,
  orderNo: string,
  amountFen: number,
  at: Date,
  lines?: readonly number[],
): Promise<void> {
  const refundNo = freshId('refund');
  if (lines)
    await sql`insert into order_refund_lines (order_no, line, refund_no)
      select order_no, line, ${refundNo} from order_lines
      where order_no = ${orderNo} and line = any(${lines}::smallint[])`.execute(tx);
  await insertMovement(tx, `refund ${refundNo}`, orderNo, amountFen, at);
}

const insertMovement = (tx: Tx, movement: string, orderNo: string, amountFen: number, at: Date) =>
  sql`insert into ledger_entries (movement, side, account, amount_fen, order_no, at)
    values (${movement}, 'debit', 'wallet', ${amountFen}, ${orderNo}, ${at}),
      (${movement}, 'credit', 'orders', ${-amountFen}, ${orderNo}, ${at})`.execute(tx);
