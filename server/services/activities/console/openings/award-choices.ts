import { sql } from 'kysely';
import type { AwardChoice } from '#core/contract/console/activities/openings.shapes.ts';
import type { openings } from '#core/contract/console/activities/openings.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Db, Tx } from '../../../../db/database.ts';

const maxChoices = 20;

/** The latest versions of coupons, and rights that are alone in their product: a prize opens all of it. */
const awards = sql`
  select 'coupon' as kind, t.template_id as id, t.title as name from coupon_templates t
  where not exists (select from coupon_templates n
    where n.family_id = coalesce(t.family_id, t.template_id) and n.version > t.version)
  union all
  select 'right', r.rights_id, r.show_name from rights r join right_groups g using (group_id)
  where r.removed_at is null and (
    select count(*) from rights o join right_groups og using (group_id)
    where og.product_id = g.product_id and o.removed_at is null) = 1`;

/** Coupons and rights whose id is the search or whose name contains it. */
export async function awardChoices(db: Db, search: string): Promise<DataOf<typeof openings.awardChoices>> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<AwardChoice>`
    select kind, id as "awardId", name from (${awards}) as awards
    where id = ${search} or name ilike ${pattern} order by kind, name, id limit ${maxChoices}`.execute(db);
  return { rows };
}

/** Those of the awards that exist, as kind and id. */
export async function existingAwards(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ kind: string; id: string }>`
    select kind, id from (${awards}) as awards where id = any(${ids}::text[])`.execute(tx);
  return new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
}
