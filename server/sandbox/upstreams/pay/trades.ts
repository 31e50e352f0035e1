import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import type { SandboxTrades } from '../../../db/schema/sandbox.ts';

export type Trade = Selectable<SandboxTrades>;
export interface TradeStore {
  readonly db: Db;
  readonly clock: Clock;
}

interface NewTrade {
  readonly channel: string;
  readonly paymentNo: string;
  readonly amountFen: number;
  readonly notifyUrl: string;
  readonly returnUrl: string | null;
}

/** Named, so that the queries are prepared. */
const columns = [
  'channel',
  'payment_no',
  'trade_no',
  'amount_fen',
  'state',
  'notify_url',
  'return_url',
  'created_at',
  'paid_at',
] as const;

export const tradeOf = (db: Db, channel: string, paymentNo: string): Promise<Trade | undefined> =>
  db
    .selectFrom('sandbox_trades')
    .select(columns)
    .where('channel', '=', channel)
    .where('payment_no', '=', paymentNo)
    .executeTakeFirst();

/** Opens a trade; a repetition is the same trade. */
export async function openTrade({ db, clock }: TradeStore, trade: NewTrade): Promise<Trade> {
  const { channel, paymentNo: payment_no, amountFen: amount_fen } = trade;
  const inserted = await db
    .insertInto('sandbox_trades')
    .values({
      channel,
      payment_no,
      trade_no: `4${randomBytes(12).toString('hex')}`,
      amount_fen,
      state: 'open',
      notify_url: trade.notifyUrl,
      return_url: trade.returnUrl,
      created_at: clock.now(),
      paid_at: null,
    })
    .onConflict((c) => c.doNothing())
    .returning(columns)
    .executeTakeFirst();
  const opened = inserted ?? (await tradeOf(db, channel, payment_no));
  if (!opened) throw new Error('a trade just opened is gone');
  return opened;
}

/** Takes the money, also for a trade that was closed: the subscriber may have paid a moment before. */
export async function captureTrade({ db, clock }: TradeStore, { channel, payment_no }: Trade): Promise<void> {
  await db
    .updateTable('sandbox_trades')
    .set({ state: 'paid', paid_at: clock.now() })
    .where('channel', '=', channel)
    .where('payment_no', '=', payment_no)
    .where('state', '<>', 'paid')
    .execute();
}

/** Ends a trade that is not paid; false when it is. */
export async function endTrade(
  { db }: TradeStore,
  channel: string,
  paymentNo: string,
  state: 'failed' | 'closed',
): Promise<boolean> {
  await db
    .updateTable('sandbox_trades')
    .set({ state })
    .where('channel', '=', channel)
    .where('payment_no', '=', paymentNo)
    .where('state', '<>', 'paid')
    .execute();
  return (await tradeOf(db, channel, paymentNo))?.state !== 'paid';
}

export interface TradeRefund {
  readonly channel: string;
  readonly refundNo: string;
  readonly paymentNo: string;
  readonly amountFen: number;
}

/** Refunds once per number, and never more than was paid. */
export const refundTrade = (
  { db, clock }: TradeStore,
  { channel, refundNo, paymentNo, amountFen }: TradeRefund,
): Promise<'done' | 'refused'> =>
  db.transaction().execute(async (tx) => {
    const trade = await tx
      .selectFrom('sandbox_trades')
      .selectAll()
      .where('channel', '=', channel)
      .where('payment_no', '=', paymentNo)
      .forUpdate()
      .executeTakeFirst();
    const refunds = await tx
      .selectFrom('sandbox_refunds')
      .select(['refund_no', 'amount_fen'])
      .where('channel', '=', channel)
      .where('payment_no', '=', paymentNo)
      .execute();
    const known = refunds.find(({ refund_no }) => refund_no === refundNo);
    if (known) return known.amount_fen === amountFen ? 'done' : 'refused';
    const refunded = refunds.reduce((sum, { amount_fen }) => sum + amount_fen, 0);
    if (trade?.state !== 'paid' || refunded + amountFen > trade.amount_fen) return 'refused';
    await tx
      .insertInto('sandbox_refunds')
      .values({
        channel,
        refund_no: refundNo,
        payment_no: paymentNo,
        amount_fen: amountFen,
        at: clock.now(),
      })
      .execute();
    return 'done';
  });

export const refundOf = (db: Db, channel: string, refundNo: string) =>
  db
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('channel', '=', channel)
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
