import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { appendAudit } from '../../operators/public.ts';
import { lockActivity } from './activity-lock.ts';

interface Budgeted {
  readonly kind: 'lottery' | 'cash';
  readonly activityId: string;
}

/** The budget does not suffice; everything of the transaction is rolled back. */
class BudgetUsedUp extends Refusal {
  readonly amountFen: number;
  constructor(sentence: string, amountFen: number) {
    super(sentence);
    this.amountFen = amountFen;
  }
}

/** Counts an amount against the budget, or refuses. Last in the transaction: the row is locked until its end. */
export async function spendBudget(
  tx: Tx,
  { kind, activityId }: Budgeted,
  amountFen: number,
  sentence: string,
): Promise<void> {
  if (amountFen === 0) return;
  const { rows } = await sql<{ fits: boolean }>`
    with spent as (
      update activity_budgets set spent_fen = spent_fen + ${amountFen}
      where kind = ${kind} and activity_id = ${activityId} and spent_fen + ${amountFen} <= budget_fen returning kind)
    select exists (select from spent)
      or not exists (select from activity_budgets where kind = ${kind} and activity_id = ${activityId}) as fits`.execute(
    tx,
  );
  if (rows[0]?.fits !== true) throw new BudgetUsedUp(sentence, amountFen);
}

const tables = { lottery: 'lotteries', cash: 'cash_activity' } as const;
const names = { lottery: '抽奖', cash: '天天领现金' } as const;

/** Does an act of a participant; when the budget does not suffice for it, the activity stops by itself. */
export async function withinBudget<Result>(
  db: Db,
  { kind, activityId }: Budgeted,
  now: Date,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof BudgetUsedUp)
      await db.transaction().execute(async (tx) => {
        await lockActivity(tx, kind, activityId);
        const { rows } = await sql`
          update ${sql.table(tables[kind])} set stopped_at = ${now}, stopped_for = 'budget'
          where stopped_at is null ${kind === 'lottery' ? sql`and lottery_id = ${activityId}` : sql``}
            -- A larger budget may have been approved since.
            and exists (select from activity_budgets where kind = ${kind} and activity_id = ${activityId}
              and spent_fen + ${error.amountFen} > budget_fen)
          returning stopped_at`.execute(tx);
        if (rows.length > 0)
          await appendAudit(
            tx,
            { operatorId: null, name: null, network: '' },
            {
              act: '预算用完，自动停止',
              objectKind: 'activity',
              objectKey: `${kind}:${activityId}`,
              objectName: names[kind],
              changes: [{ field: '状态', before: '进行中', after: '预算用完' }],
            },
            now,
          );
      });
    throw error;
  }
}
