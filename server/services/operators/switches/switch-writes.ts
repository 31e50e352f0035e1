import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import type { SwitchColumn } from '#core/contract/console/operations/switch-columns.ts';
import type { FeatureState } from '#core/contract/common/features.ts';
import { switchColumnNames, switchStateNames } from '#core/rules/console/operations/switch-approval.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { Tx } from '../../../db/database.ts';
import { newId } from '../../../http/secrets.ts';
import { cityNameOf } from '../../platform/public.ts';
import { featureOf, flagOf, stateOfFlag, type Cell } from './switch-cells.ts';

export const stateOf = ({ on }: Cell): 'normal' | FeatureState => (on ? stateOfFlag(on.flag) : 'normal');

const endText = (at: Date | null): string => (at === null ? '' : `，到 ${chinaMinute(at)}`);
const stateText = (cell: Cell): string =>
  `${switchStateNames[stateOf(cell)]}${endText(cell.on?.ends_at ?? null)}`;

export const changesOf = (cells: readonly Cell[], after: string): FieldChange[] =>
  cells.map((cell) => ({ field: cityNameOf(cell.areaNum), before: stateText(cell), after }));
export const afterText = (state: FeatureState, until: Date): string =>
  `${switchStateNames[state]}${endText(until)}`;

export const targetName = (column: SwitchColumn, areas: readonly string[]): string =>
  `${areas.length === 13 ? '全省' : areas.map(cityNameOf).join('、')} · ${switchColumnNames[column]}`;

/** Cities that would be in this state by one person's decision: those of the act, and others switched so before. */
export const citiesByOne = (column: readonly Cell[], areas: readonly string[], state: FeatureState): number =>
  column.filter(
    (cell) =>
      areas.includes(cell.areaNum) ||
      (cell.on?.set_by != null && cell.on.proposal_id === null && stateOf(cell) === state),
  ).length;

interface Written {
  readonly column: SwitchColumn;
  readonly state: FeatureState;
  readonly areas: readonly string[];
  readonly until: Date;
  readonly reason: string;
  readonly by: string;
  readonly proposalId: string | null;
}

/** Ends what is in force in cells that are locked. */
export async function endCells(
  tx: Tx,
  column: SwitchColumn,
  areas: readonly string[],
  by: string,
  now: Date,
) {
  await tx
    .updateTable('area_degradations')
    .set({ ends_at: now, lifted_by: by, lifted_at: now })
    .where('feature', '=', featureOf(column))
    .where('area_num', 'in', [...areas])
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  await tx
    .updateTable('area_degradations')
    .set({ is_current: false })
    .where('feature', '=', featureOf(column))
    .where('area_num', 'in', [...areas])
    .where('is_current', '=', true)
    .execute();
  await tx
    .updateTable('switch_cells')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changed_by: by }))
    .where('feature', '=', featureOf(column))
    .where('area_num', 'in', [...areas])
    .execute();
}

/** Replaces what is in force in cells that are locked. */
export async function writeCells(
  tx: Tx,
  { column, state, areas, until, reason, by, proposalId }: Written,
  now: Date,
): Promise<void> {
  await endCells(tx, column, areas, by, now);
  await tx
    .insertInto('area_degradations')
    .values(
      areas.map((area_num) => ({
        degradation_id: newId(),
        area_num,
        feature: featureOf(column),
        flag: flagOf(state),
        begins_at: now,
        ends_at: until,
        note: reason,
        set_by: by,
        set_at: now,
        proposal_id: proposalId,
        is_current: true,
      })),
    )
    .execute();
}
