import type { Selectable } from 'kysely';
import type { FeatureState } from '#core/contract/common/features.ts';
import { switchColumns, type SwitchColumn } from '#core/contract/console/operations/switch-columns.ts';
import type { SwitchCell } from '#core/contract/console/operations/switches.shapes.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { AreaDegradations } from '../../../db/schema/operations.ts';
import { isOn } from '../../platform/public.ts';

export const featureOf = (column: SwitchColumn): string => (column === 'visit' ? '*' : column);
const columnOf = new Map(switchColumns.map((column) => [featureOf(column), column]));
export const columnOfFeature = (feature: string): SwitchColumn | undefined => columnOf.get(feature);

export const flagOf = (state: FeatureState): 2 | 4 => (state === 'paused' ? 2 : 4);
export const stateOfFlag = (flag: number): FeatureState => (flag === 2 ? 'paused' : 'limited');

export interface Cell {
  readonly areaNum: string;
  readonly version: number;
  /** Who changed it last, by name; empty: nobody. */
  readonly changedBy: string;
  /** What is in force: a pause goes before a limit. */
  readonly on: (Selectable<AreaDegradations> & { readonly setter: string | null }) | undefined;
}

type Read = { readonly feature?: string; readonly areas?: readonly string[] };

/** The cells, each with what is in force in it. */
export async function readCells(
  db: Db | Tx,
  { feature, areas }: Read,
  now: Date,
): Promise<readonly (Cell & { readonly feature: string })[]> {
  let cells = db
    .selectFrom('switch_cells as c')
    .leftJoin('operators as o', 'o.operator_id', 'c.changed_by')
    .select(['c.area_num', 'c.feature', 'c.version', 'o.name'])
    .orderBy('c.area_num')
    .orderBy('c.feature');
  let rows = db
    .selectFrom('area_degradations as d')
    .leftJoin('operators as o', 'o.operator_id', 'd.set_by')
    .selectAll('d')
    .select('o.name as setter')
    .where(({ or, eb }) => or([eb('d.ends_at', 'is', null), eb('d.ends_at', '>', now)]))
    // What an operator switched is named before what the demo has by default.
    .orderBy('d.is_current', 'desc')
    .orderBy('d.flag');
  if (feature !== undefined) {
    cells = cells.where('c.feature', '=', feature);
    rows = rows.where('d.feature', '=', feature);
  }
  if (areas) cells = cells.where('c.area_num', 'in', [...areas]);
  const [found, switched] = await Promise.all([cells.execute(), rows.execute()]);
  return found.map(({ area_num, feature: of, version, name }) => {
    const on = switched.filter((row) => row.area_num === area_num && row.feature === of && isOn(row, now));
    return {
      areaNum: area_num,
      feature: of,
      version,
      changedBy: name ?? '',
      on: on.find(({ flag }) => flag === 2) ?? on[0],
    };
  });
}

/** All cells of a column under a lock, in one order, so that acts on it follow each other: how many cities are switched counts. */
export async function lockColumn(tx: Tx, column: SwitchColumn, now: Date): Promise<readonly Cell[]> {
  await tx
    .selectFrom('switch_cells')
    .select('area_num')
    .where('feature', '=', featureOf(column))
    .orderBy('area_num')
    .forUpdate()
    .execute();
  return readCells(tx, { feature: featureOf(column) }, now);
}

export const shownCell = ({
  areaNum,
  feature,
  version,
  on,
}: Cell & { readonly feature: string }): SwitchCell => ({
  areaNum,
  column: columnOfFeature(feature) ?? 'visit',
  state: on ? stateOfFlag(on.flag) : 'normal',
  until: on?.ends_at?.toISOString() ?? null,
  reason: on?.note ?? '',
  setBy: on?.setter ?? '',
  setAt: on?.set_at?.toISOString() ?? null,
  version,
});
