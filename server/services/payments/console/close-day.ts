import { sql } from 'kysely';
import type { money } from '#core/contract/console/orders/money/money.ts';
import type { DayClosing } from '#core/contract/console/orders/money/money.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { closingRefusals, closingRefusalText } from '#core/rules/console/money/closing-refusals.ts';
import { chinaDayBounds } from '#core/rules/format/china-day.ts';
import { statementOf } from '#core/rules/pay/difference-words.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { closingFacts } from './closing-facts.ts';

/** Closes a day with what it amounts to; whoever adds a difference to the day meanwhile waits for its row. */
export async function closeDay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  day: string,
  call: OperatorCall,
): Promise<DataOf<typeof money.closeDay>> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    await tx
      .insertInto('money_days')
      .values({ day, closed_by: null, closed_at: null })
      .onConflict((c) => c.doNothing())
      .execute();
    await tx.selectFrom('money_days').select('day').where('day', '=', day).forUpdate().execute();
    const facts = (await closingFacts(tx, [day], now)).get(day);
    const refusals = facts ? closingRefusals(facts) : [];
    if (refusals.length > 0) throw new Refusal(refusals.map(closingRefusalText).join('；'));
    const [sources, accounts] = [await closedSources(tx, day), await closedAccounts(tx, day)];
    const actor = actorOf(call);
    await tx
      .insertInto('day_closings')
      .values({
        day,
        closed_by: call.caller.operatorId,
        closed_at: now,
        sources: JSON.stringify(sources),
        accounts: JSON.stringify(accounts),
      })
      .execute();
    const ended = sources.reduce((sum, { repaired, ignored }) => sum + repaired + ignored, 0);
    await appendAudit(
      tx,
      actor,
      {
        act: '日结',
        objectKind: 'money-day',
        objectKey: day,
        objectName: `${day} 对账`,
        reason: `${sources.length} 个来源已比对，${ended} 条差异已处理`,
      },
      now,
    );
  });
  return { day };
}

/** Sums of each source's statement and of our books, and how its differences ended. */
async function closedSources(tx: Tx, day: string): Promise<DayClosing['sources']> {
  const { rows } = await sql<Omit<DayClosing['sources'][number], 'repaired' | 'ignored'>>`
    select source, ours_rows as "oursRows", statement_rows as "theirsRows", ours_fen as "oursFen", theirs_fen as "theirsFen"
    from reconciled_days where day = ${day} and source <> 'begin' order by source`.execute(tx);
  const ended = await sql<{ source: string; repaired: number; ignored: number }>`
    select source, count(*) filter (where state = 'repaired')::integer as repaired,
      count(*) filter (where state = 'ignored')::integer as ignored
    from money_differences where day = ${day} group by source`.execute(tx);
  return rows.map((row) => {
    const own = ended.rows.filter(({ source }) => statementOf(source) === row.source);
    return {
      ...row,
      repaired: own.reduce((sum, { repaired }) => sum + repaired, 0),
      ignored: own.reduce((sum, { ignored }) => sum + ignored, 0),
    };
  });
}

async function closedAccounts(tx: Tx, day: string): Promise<DayClosing['accounts']> {
  const { from, until } = chinaDayBounds(day);
  const { rows } = await sql<DayClosing['accounts'][number]>`
    select account, coalesce(sum(amount_fen) filter (where side = 'debit'), 0)::bigint as "debitFen",
      coalesce(-sum(amount_fen) filter (where side = 'credit'), 0)::bigint as "creditFen"
    from ledger_entries where at >= ${from} and at < ${until} group by account order by account`.execute(tx);
  return rows;
}

/** What was written down when the day was closed. */
export async function dayClosing(db: Db, day: string): Promise<DataOf<typeof money.dayClosing>> {
  const row = await db
    .selectFrom('day_closings as c')
    .innerJoin('operators as o', 'o.operator_id', 'c.closed_by')
    .select(['c.closed_by', 'c.closed_at', 'c.sources', 'c.accounts', 'o.name'])
    .where('c.day', '=', day)
    .executeTakeFirst();
  if (!row) return { closing: null };
  const { closed_by, name, closed_at, sources, accounts } = row;
  return {
    closing: {
      by: { operatorId: closed_by, name },
      at: closed_at.toISOString(),
      sources: [...sources],
      accounts: [...accounts],
    },
  };
}
