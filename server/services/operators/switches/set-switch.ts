import type { switches } from '#core/contract/console/operations/switches.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import {
  needsTwoPersons,
  switchStateNames,
  untilFault,
} from '#core/rules/console/operations/switch-approval.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { propose } from '../proposals/propose.ts';
import { cityNameOf } from '../../platform/public.ts';
import { lockColumn, type Cell } from './switch-cells.ts';
import { setRegion } from './switch-kind.ts';
import {
  afterText,
  changesOf,
  citiesByOne,
  endCells,
  stateOf,
  targetName,
  writeCells,
} from './switch-writes.ts';

type Call<Name extends keyof typeof switches> = (typeof switches)[Name];
type Seen = InputOf<Call<'setSwitch'>>['seen'];
type ChangedBefore = Extract<DataOf<Call<'liftSwitch'>>, { readonly kind: 'changed-before' }>;

/** The named cells of a column; or the first that is not as it was on the screen. */
function cellsSeen(column: readonly Cell[], seen: Seen): readonly Cell[] | ChangedBefore {
  const cells: Cell[] = [];
  for (const { areaNum, version } of seen) {
    const cell = column.find((each) => each.areaNum === areaNum);
    if (!cell) throw new Refusal('没有这个城市的开关');
    if (cell.version !== version)
      return {
        kind: 'changed-before',
        areaName: cityNameOf(areaNum),
        by: cell.changedBy,
        state: stateOf(cell),
      };
    cells.push(cell);
  }
  return cells;
}
const isChanged = (found: readonly Cell[] | ChangedBefore): found is ChangedBefore => 'kind' in found;

/** Limits or pauses at once what one person may, and proposes the rest to a second person. */
export async function setSwitch(
  deps: Deps,
  input: InputOf<Call<'setSwitch'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'setSwitch'>>> {
  const now = deps.clock.now();
  const { column, state, seen, reason } = input;
  const until = new Date(input.until);
  const areas = [...new Set(seen.map(({ areaNum }) => areaNum))];
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const locked = await lockColumn(tx, column, now);
    const cells = cellsSeen(locked, seen);
    if (isChanged(cells)) return cells;
    const byTwo = needsTwoPersons({ column, state, cities: citiesByOne(locked, areas, state) });
    const fault = untilFault(until.getTime(), now.getTime(), byTwo);
    if (fault !== undefined) throw new Refusal(fault);
    if (byTwo) return 'propose' as const;
    await writeCells(
      tx,
      { column, state, areas, until, reason, by: call.caller.operatorId, proposalId: null },
      now,
    );
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: setRegion.act,
        objectKind: setRegion.objectKind,
        objectKey: column,
        objectName: targetName(column, areas),
        changes: changesOf(cells, afterText(state, until)),
        reason,
      },
      now,
    );
    return { kind: 'set' } as const;
  });
  if (outcome !== 'propose') return outcome;
  const proposed = { column, state, areas, until: input.until, reason };
  return { kind: 'proposed', ...(await propose(deps, setRegion, { input: proposed, reason }, call)) };
}

/** Back to normal, by one person. */
export const liftSwitch = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { column, seen, reason }: InputOf<Call<'liftSwitch'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'liftSwitch'>>> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const cells = cellsSeen(await lockColumn(tx, column, now), seen);
    if (isChanged(cells)) return cells;
    const switched = cells.filter(({ on }) => on);
    const areas = switched.map(({ areaNum }) => areaNum);
    if (areas.length === 0) throw new Refusal('已经是正常的，不用恢复');
    await endCells(tx, column, areas, call.caller.operatorId, now);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '恢复正常',
        objectKind: setRegion.objectKind,
        objectKey: column,
        objectName: targetName(column, areas),
        changes: changesOf(switched, switchStateNames.normal),
        reason,
      },
      now,
    );
    return { kind: 'lifted' };
  });
