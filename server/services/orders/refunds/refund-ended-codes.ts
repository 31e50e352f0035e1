import { sql } from 'kysely';
import { endedCodesMessage } from '#core/rules/order/ended-codes-message.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { sendMessage } from '../../content/public.ts';
import { lockedOrder } from '../orders/tables.ts';
import { lineFacts } from './line-facts.ts';
import { lockDelivered } from './lock-delivered.ts';
import { refundLines } from './refund-lines.ts';

const perRound = 100;
/** A line whose process has ended is tried again then. */
const leaseMs = 5 * 60_000;
const reason = '到期未使用，自动退款';

interface EndedLine {
  readonly order_no: string;
  readonly line: number;
}

/**
 * Refunds lines whose codes have ended unused, as their subscribers could; returns how many were looked at. The delivery's row is the job:
 * leased together, and done in the transaction of the refund, so a line is refunded once and a process that ends loses none.
 */
export async function refundEndedCodes(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'refundsDue'>,
): Promise<number> {
  const { db, clock, log, refundsDue } = deps;
  const now = clock.now();
  const { rows } = await sql<EndedLine>`
    with due as materialized (
      select order_no, line from order_deliveries where refund_due_at <= ${now}
      order by refund_due_at, order_no, line limit ${perRound} for update skip locked
    )
    update order_deliveries d set refund_due_at = ${new Date(now.getTime() + leaseMs)} from due
    where d.order_no = due.order_no and d.line = due.line
    returning d.order_no, d.line`.execute(db);
  for (const ended of rows)
    try {
      const isRefunded = await db.transaction().execute((tx) => refundEnded(tx, ended, clock.now()));
      if (isRefunded) refundsDue.notify();
    } catch (error) {
      log.error({ err: error, ...ended }, 'ended codes could not be refunded and will be retried');
    }
  return rows.length;
}

/** Under the lock of the order, which a shop that takes a code has, too. */
async function refundEnded(
  tx: Tx,
  { order_no: orderNo, line: lineNo }: EndedLine,
  now: Date,
): Promise<boolean> {
  const order = await lockedOrder(tx, orderNo);
  const done = await tx
    .updateTable('order_deliveries')
    .set({ refund_due_at: null })
    .where('order_no', '=', orderNo)
    .where('line', '=', lineNo)
    .where('refund_due_at', 'is not', null)
    .returning('line')
    .executeTakeFirst();
  if (!order || !done) return false;
  await lockDelivered(tx, order);
  const line = (await lineFacts(tx, orderNo, now)).find((each) => each.line === lineNo);
  if (!line?.verdict.allowed) return false;
  const refundNo = await refundLines(tx, order, { cause: 'ended', reason, lines: [lineNo] }, now);
  await sendMessage(
    tx,
    {
      userId: order.user_id,
      source: `codes-ended ${refundNo}`,
      kind: 'trade',
      topic: 'payment',
      ...endedCodesMessage(line.goods_name),
      link: { page: 'refundDetail', query: { refundNo } },
    },
    now,
  );
  return true;
}

export const refundEndedCodesWork = (deps: Deps): Work => ({
  name: 'refund-ended-codes',
  everyMs: 60_000,
  dueAt: sql`select min(refund_due_at) from order_deliveries where refund_due_at is not null`,
  run: () => refundEndedCodes(deps),
});
