import type { switches } from '#core/contract/console/operations/switches.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { pageByTime } from '../../../db/keyset-page.ts';
import type { Deps } from '../../../deps.ts';
import { cityNameOf, isOn } from '../../platform/public.ts';
import { columnOfFeature, readCells, shownCell, stateOfFlag } from './switch-cells.ts';

type ListDeps = Pick<Deps, 'db' | 'clock'>;

export async function switchMatrix({
  db,
  clock,
}: ListDeps): Promise<DataOf<(typeof switches)['switchMatrix']>> {
  const now = clock.now();
  return { readAt: now.toISOString(), cells: (await readCells(db, {}, now)).map(shownCell) };
}

/** What operators switched, the newest first. */
export async function switchChanges(
  { db, clock }: ListDeps,
  input: InputOf<(typeof switches)['switchChanges']>,
): Promise<DataOf<(typeof switches)['switchChanges']>> {
  const now = clock.now();
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows: db
        .selectFrom('area_degradations as d')
        .innerJoin('operators as s', 's.operator_id', 'd.set_by')
        .leftJoin('operators as l', 'l.operator_id', 'd.lifted_by')
        .selectAll('d')
        .select(['s.name as setter', 'l.name as lifter'])
        .where('d.set_at', 'is not', null),
      by: ['d.set_at', 'd.degradation_id'],
      keyOf: ({ set_at, degradation_id }) => [set_at ?? now, degradation_id],
      counted: () =>
        db.selectFrom('area_degradations').select('degradation_id').where('set_at', 'is not', null),
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      changeId: row.degradation_id,
      areaName: cityNameOf(row.area_num),
      column: columnOfFeature(row.feature) ?? 'visit',
      state: stateOfFlag(row.flag),
      setAt: (row.set_at ?? now).toISOString(),
      until: row.ends_at?.toISOString() ?? null,
      reason: row.note,
      setBy: row.setter,
      isApproved: row.proposal_id !== null,
      liftedBy: row.lifter,
      liftedAt: row.lifted_at?.toISOString() ?? null,
      isOn: isOn(row, now),
    })),
  };
}
