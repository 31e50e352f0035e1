import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { RowFault } from '#core/rules/console/goods/goods-price-file.ts';
import { readStockFile } from '#core/rules/imports/stock-file.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { changeStock } from './change-stock.ts';
import { runStock } from './stock-kind.ts';
import { placesOf, planOf } from './stock-places.ts';

type Call = typeof goods.importStock;

/** Judges a file of stock line by line; nothing is written unless all lines are right and it is confirmed. */
export async function importStock(
  deps: Pick<Deps, 'db' | 'clock'>,
  { csv, isConfirmed, reason }: InputOf<Call>,
  call: OperatorCall,
): Promise<DataOf<Call>> {
  const { lines, faults } = readStockFile(csv);
  const report = {
    lines: lines.length,
    changed: 0,
    reasons: [],
    effects: [],
    proposalId: null,
    isDone: false,
  };
  if (faults.length > 0) return { ...report, faults: faults.toSorted((a, b) => a.line - b.line) };
  const changes = lines.map(({ line: _line, ...change }) => change);
  const now = deps.clock.now();
  const run = await deps.db.transaction().execute(async (tx) => {
    const places = await placesOf(tx, changes, now);
    const refused = lines.flatMap(({ line, ...change }): RowFault[] => {
      const plan = planOf(change, places);
      return 'fault' in plan ? [{ line, fault: plan.fault, cure: '改好这一行再导入' }] : [];
    });
    return refused.length > 0 ? { refused } : { ...(await runStock(tx, { changes }, now)), refused };
  });
  if (!('planned' in run)) return { ...report, faults: run.refused };
  const { planned, reasons, effects } = run;
  const judged = {
    ...report,
    changed: planned.length,
    faults: [],
    reasons: [...reasons],
    effects: effects.filter((each) => !reasons.includes(each)),
  };
  if (!isConfirmed) return judged;
  return { ...judged, ...(await changeStock(deps, { changes, reason }, call)), isDone: true };
}
