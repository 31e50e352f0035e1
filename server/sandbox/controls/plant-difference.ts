import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { statements } from '#core/contract/sandbox/statements.ts';
import { chinaDay, chinaDayBounds, daysBefore } from '#core/rules/format/china-day.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../http/secrets.ts';

type Outcome = DataOf<typeof statements.plantDifference>;
interface Day {
  readonly from: Date;
  readonly until: Date;
}

const plantedFen = 4_700;
const hourMs = 3_600_000;

/** Changes the file of a channel for a day, so that the reconciliation of that day finds a difference. */
export async function plantDifference(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { channel, what, day = daysBefore(chinaDay(clock.now()), 1) }: InputOf<typeof statements.plantDifference>,
): Promise<Outcome> {
  const bounds = chinaDayBounds(day);
  const isBill = channel === 'phone-bill';
  if (what === 'missing-here') {
    const no = `P${day.replaceAll('-', '')}${newId().slice(0, 6)}`;
    await (isBill ? addDebit(db, no, bounds) : addTrade(db, channel, no, bounds));
    return { ok: true, text: `${day} 的账单里多了一笔 ${no}` };
  }
  const found = await (isBill ? debitOf(db, bounds) : tradeOf(db, channel, bounds));
  if (found === undefined) return { ok: false, text: '这一天这个渠道没有收款' };
  const isLess = what === 'missing-there';
  await (isBill ? changeDebit(db, found, isLess) : changeTrade(db, channel, found, isLess));
  return {
    ok: true,
    text: isLess ? `${day} 的账单里少了 ${found}` : `${day} 的账单里 ${found} 多了 0.10 元`,
  };
}

const addTrade = (db: Db, channel: string, payment_no: string, { from }: Day) =>
  db
    .insertInto('sandbox_trades')
    .values({
      channel,
      payment_no,
      trade_no: `4planted${payment_no}`,
      amount_fen: plantedFen,
      state: 'paid',
      notify_url: '',
      return_url: null,
      created_at: new Date(from.getTime() + hourMs),
      paid_at: new Date(from.getTime() + hourMs),
    })
    .execute();

const addDebit = (db: Db, order_no: string, { from }: Day) =>
  db
    .insertInto('sandbox_debits')
    .values({
      order_no,
      mobile_lookup: '',
      amount_fen: plantedFen,
      state: 'debited',
      at: new Date(from.getTime() + hourMs),
    })
    .execute();

/** A payment that is booked, and that nothing was refunded of. */
async function tradeOf(db: Db, channel: string, { from, until }: Day): Promise<string | undefined> {
  const { rows } = await sql<{ no: string }>`
    select payment_no as no from sandbox_trades t join payments p using (payment_no)
    where channel = ${channel} and t.state = 'paid' and t.paid_at >= ${from} and t.paid_at < ${until}
      and t.amount_fen = p.amount_fen and p.state = 'paid' and p.refunding_fen = 0
    order by t.paid_at limit 1`.execute(db);
  return rows[0]?.no;
}
async function debitOf(db: Db, { from, until }: Day): Promise<string | undefined> {
  const { rows } = await sql<{ no: string }>`
    select d.order_no as no from sandbox_debits d join payments p on p.payment_no = d.order_no
    where d.state = 'debited' and d.at >= ${from} and d.at < ${until} and d.amount_fen = p.amount_fen
      and p.state = 'paid' and p.refunding_fen = 0
    order by d.at limit 1`.execute(db);
  return rows[0]?.no;
}

const moreFen = 10;

function changeTrade(db: Db, channel: string, no: string, isLess: boolean) {
  const trade = isLess
    ? sql`delete from sandbox_trades where channel = ${channel} and payment_no = ${no}`
    : sql`update sandbox_trades set amount_fen = amount_fen + ${moreFen} where channel = ${channel} and payment_no = ${no}`;
  return trade.execute(db);
}
function changeDebit(db: Db, no: string, isLess: boolean) {
  const debit = isLess
    ? sql`delete from sandbox_debits where order_no = ${no}`
    : sql`update sandbox_debits set amount_fen = amount_fen + ${moreFen} where order_no = ${no}`;
  return debit.execute(db);
}
