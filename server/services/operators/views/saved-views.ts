import type { views } from '#core/contract/console/views.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';

type ViewDeps = Pick<Deps, 'db' | 'clock'>;
const maxViews = 20;

export async function viewsOf(
  { db }: ViewDeps,
  { screen }: InputOf<typeof views.views>,
  operatorId: string,
): Promise<DataOf<typeof views.views>> {
  const rows = await db
    .selectFrom('operator_views')
    .select(['view_id', 'name', 'filters'])
    .where('operator_id', '=', operatorId)
    .where('screen', '=', screen)
    .orderBy('saved_at')
    .limit(maxViews)
    .execute();
  return { rows: rows.map(({ view_id, name, filters }) => ({ viewId: view_id, name, filters })) };
}

/** Saves the filters under a name; the same name again replaces them. */
export async function saveView(
  deps: ViewDeps,
  { screen, name, filters }: InputOf<typeof views.saveView>,
  operatorId: string,
): Promise<DataOf<typeof views.saveView>> {
  const { rows } = await viewsOf(deps, { screen }, operatorId);
  if (rows.length >= maxViews && !rows.some((each) => each.name === name))
    throw new Refusal(`最多保存${maxViews}个视图，请先删除不用的`);
  const { view_id } = await deps.db
    .insertInto('operator_views')
    .values({
      view_id: newId(),
      operator_id: operatorId,
      screen,
      name,
      filters: JSON.stringify(filters),
      saved_at: deps.clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['operator_id', 'screen', 'name'])
        .doUpdateSet({ filters: JSON.stringify(filters), saved_at: deps.clock.now() }),
    )
    .returning('view_id')
    .executeTakeFirstOrThrow();
  return { viewId: view_id };
}

export async function removeView(
  { db }: ViewDeps,
  { viewId }: InputOf<typeof views.removeView>,
  operatorId: string,
): Promise<null> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_views')
    .where('view_id', '=', viewId)
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new NotFound('没有这个视图');
  return null;
}
