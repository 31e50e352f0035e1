import { sql } from 'kysely';
import type { rightsStock } from '#core/contract/console/rights/rights.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { readStockFile, type StockFileRow } from '#core/rules/console/rights/rights-stock-file.ts';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit, propose } from '../../../operators/public.ts';
import {
  applyRightsStock,
  openMonths,
  rightsStockKind,
  runRightsStock,
  type RightsStockInput,
} from './stock-kind.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;
type Outcome = DataOf<typeof rightsStock.changeRightsStock>;

/** Changes pieces at once where one person may, and makes a proposal of it where not. */
export async function changeRightsStock(
  deps: ConsoleDeps,
  input: RightsStockInput,
  call: OperatorCall,
): Promise<Outcome> {
  const now = deps.clock.now();
  const { reason } = input;
  const isDone = await deps.db.transaction().execute(async (tx) => {
    const { planned, reasons, changes, target, targetName } = await runRightsStock(tx, input, now);
    if (planned.length === 0) throw new Refusal('没有要修改的内容');
    if (reasons.length > 0) return false;
    const changedBy = call.caller.operatorId;
    await applyRightsStock(tx, planned, { now, changedBy, approvedBy: null, proposalId: null, reason });
    const { act, objectKind } = rightsStockKind;
    await appendAudit(
      tx,
      actorOf(call),
      { act, objectKind, objectKey: target, objectName: targetName, changes, reason },
      now,
    );
    return true;
  });
  return isDone ? { proposalId: null } : propose(deps, rightsStockKind, { input, reason }, call);
}

/** Makes the rows of the next month with the pieces of this one; rights that have a row keep it. */
export async function planRightsStock(
  deps: ConsoleDeps,
  { reason }: InputOf<typeof rightsStock.planRightsStock>,
  call: OperatorCall,
): Promise<DataOf<typeof rightsStock.planRightsStock>> {
  const now = deps.clock.now();
  const [cycle, next] = openMonths(now);
  const { rows } = await sql<{ rightsId: string; total: number }>`
    select r.rights_id as "rightsId", coalesce(k.total, r.monthly_stock) as total
    from rights r left join rights_stock k on k.rights_id = r.rights_id and k.cycle = ${cycle}
    where ${isUnplanned(next, now)} order by r.rights_id limit 500`.execute(deps.db);
  if (rows.length === 0) return { planned: 0, proposalId: null };
  const changes = rows.map((row) => ({ ...row, cycle: next }));
  return { planned: rows.length, ...(await changeRightsStock(deps, { changes, reason }, call)) };
}

/** A limited right without a row for the month. */
export const isUnplanned = (cycle: string, now: Date) => sql<boolean>`
  (r.monthly_stock is not null and r.removed_at is null and (r.ends_at is null or r.ends_at > ${now})
    and not exists (select from rights_stock n where n.rights_id = r.rights_id and n.cycle = ${cycle}::char(7)))`;

/** Judges a file line by line; nothing is written unless all lines are right and it is confirmed. */
export async function importRightsStock(
  deps: ConsoleDeps,
  { csv, isConfirmed, reason }: InputOf<typeof rightsStock.importRightsStock>,
  call: OperatorCall,
): Promise<DataOf<typeof rightsStock.importRightsStock>> {
  const now = deps.clock.now();
  const { lines, faults } = readStockFile(csv, openMonths(now));
  const report = { lines: lines.length, changed: 0, reasons: [], proposalId: null, isDone: false };
  const refused = [...faults, ...(await refusedLines(deps.db, lines))].toSorted((a, b) => a.line - b.line);
  if (refused.length > 0) return { ...report, faults: refused };
  const changes = lines.map(({ rightsId, cycle, total }) => ({ rightsId, cycle, total }));
  const { planned, reasons } = await deps.db
    .transaction()
    .execute((tx) => runRightsStock(tx, { changes, reason }, now));
  const judged = { ...report, changed: planned.length, faults: [], reasons: [...reasons] };
  if (!isConfirmed || planned.length === 0) return judged;
  return { ...judged, ...(await changeRightsStock(deps, { changes, reason }, call)), isDone: true };
}

interface KnownRight {
  readonly line: number;
  readonly isKnown: boolean;
  readonly isLimited: boolean;
  readonly used: number;
}

/** Lines that name no right, one without a limit, or less than is claimed. */
async function refusedLines(db: Db, lines: readonly StockFileRow[]) {
  const { rows } = await sql<KnownRight>`
    select w.line::integer as line, r.rights_id is not null as "isKnown", r.monthly_stock is not null as "isLimited", coalesce(k.total - k.remaining, 0) as used
    from unnest(${lines.map(({ line }) => line)}::integer[], ${lines.map(({ rightsId }) => rightsId)}::text[], ${lines.map(({ cycle }) => cycle)}::text[])
      as w(line, rights_id, cycle)
    left join rights r on r.rights_id = w.rights_id and r.removed_at is null
    left join rights_stock k on k.rights_id = r.rights_id and k.cycle = w.cycle::char(7)`.execute(db);
  const facts = new Map(rows.map((row) => [row.line, row]));
  return lines.flatMap(({ line, rightsId, total }) => {
    const known = facts.get(line);
    if (!known?.isKnown) return [{ line, fault: `没有权益 ${rightsId}`, cure: '从导出的文件里复制权益编号' }];
    if (!known.isLimited) return [{ line, fault: `${rightsId} 的库存不限`, cure: '删掉这一行' }];
    if (total < known.used)
      return [{ line, fault: `总量 ${total} 少于已领的 ${known.used}`, cure: `写 ${known.used} 或更多` }];
    return [];
  });
}
