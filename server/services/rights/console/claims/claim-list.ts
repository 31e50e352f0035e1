import { sql, type RawBuilder } from 'kysely';
import type { claims } from '#core/contract/console/claims.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { chinaInstant } from '#core/rules/format/china-time.ts';
import type { Deps } from '../../../../deps.ts';
import { keysetPage, timeKey, timeKeyIn } from '../../../../db/keyset-page.ts';
import { claimColumns, claimJoins, claimView, isToReconcile, type ClaimRow } from './claim-rows.ts';

type Filters = Omit<InputOf<typeof claims.claims>, 'limit'>;

/** Claims, newest first. The number is looked up by its key and appears nowhere else. */
export async function claimList(
  { db, encryption, clock }: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  { limit, ...filters }: InputOf<typeof claims.claims>,
): Promise<DataOf<typeof claims.claims>> {
  const now = clock.now();
  const lookup = filters.mobile === undefined ? undefined : encryption.mobiles.lookup(filters.mobile);
  const matching = conditions(filters, lookup, now);
  const { rows } = await sql<ClaimRow>`
    select ${claimColumns}
    from (${newest(filters, [...matching, afterKey(filters.after)], limit + 1)}) as claims ${claimJoins}
    order by claims.claimed_at desc, claims.claim_id desc limit ${limit + 1}`.execute(db);
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: ({ claimed_at, claim_id }) => timeKey(claimed_at, claim_id),
    counted: () => db.selectFrom('claims').select('claim_id').where(all(matching)),
    after: filters.after,
    db,
  });
  return { nextKey, count, rows: page.map((row) => claimView(encryption, row, now)) };
}

const all = (each: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([sql`true`, ...each], sql` and `)}`;

/**
 * The newest claims that match. Where most claims may match, each right is read by its index (rights_id, claimed_at) and the ends are
 * merged: an index on the time alone would cost every claim a sixth more (docs/decisions/0014).
 */
function newest(
  filters: Filters,
  matching: readonly RawBuilder<boolean>[],
  limit: number,
): RawBuilder<unknown> {
  const order = sql`order by claims.claimed_at desc, claims.claim_id desc limit ${limit}`;
  const isFew =
    filters.mobile !== undefined ||
    filters.claimId !== undefined ||
    (filters.state !== undefined && filters.state !== 'delivered');
  if (isFew) return sql`select * from claims where ${all(matching)} ${order}`;
  return sql`
    select newest.* from (${rightsOf(filters)}) as offered
    cross join lateral (select * from claims where claims.rights_id = offered.rights_id and ${all(matching)} ${order}) as newest`;
}

const rightsOf = ({ rightsId, supplier }: Filters): RawBuilder<unknown> => sql`
  select rights_id from rights
  where (${rightsId ?? null}::text is null or rights_id = ${rightsId ?? null})
    and (${supplier ?? null}::text is null or supplier = ${supplier ?? null})`;

function conditions(
  { claimId, rightsId, supplier, state, cycle }: Filters,
  lookup: string | undefined,
  now: Date,
): RawBuilder<boolean>[] {
  const found: RawBuilder<boolean>[] = [];
  if (lookup !== undefined)
    found.push(sql`claims.user_id in (select user_id from users where mobile_lookup = ${lookup})`);
  if (claimId !== undefined) found.push(sql`claims.claim_id = ${claimId}`);
  if (rightsId !== undefined) found.push(sql`claims.rights_id = ${rightsId}`);
  if (supplier !== undefined)
    found.push(sql`claims.rights_id in (select rights_id from rights where supplier = ${supplier})`);
  if (cycle !== undefined) {
    // The month of a claim is that of its time, which is indexed.
    const [year = 0, month = 0] = cycle.split('-').map(Number);
    found.push(
      sql`claims.claimed_at >= ${new Date(chinaInstant({ year, month }))}`,
      sql`claims.claimed_at < ${new Date(chinaInstant({ year, month: month + 1 }))}`,
    );
  }
  switch (state) {
    case undefined:
      break;
    case 'to-reconcile':
      found.push(sql`claims.state = 'failed'`, isToReconcile);
      break;
    case 'late':
      found.push(
        sql`(claims.settled_at > claims.deliver_by or (claims.state = 'delivering' and claims.deliver_by <= ${now}))`,
      );
      break;
    case 'delivering':
    case 'delivered':
    case 'failed':
      found.push(sql`claims.state = ${state}`);
  }
  return found;
}

function afterKey(after: string | undefined): RawBuilder<boolean> {
  if (after === undefined) return sql`true`;
  const { at, id } = timeKeyIn(after);
  return sql`(claims.claimed_at, claims.claim_id) < (${at}, ${id})`;
}

/** What claims and stock can be filtered by. */
export async function claimFilters({ db }: Pick<Deps, 'db'>): Promise<DataOf<typeof claims.claimFilters>> {
  const rows = await db
    .selectFrom('rights as r')
    .innerJoin('right_groups as g', 'g.group_id', 'r.group_id')
    .innerJoin('products as p', 'p.product_id', 'g.product_id')
    .select(['r.rights_id', 'r.show_name', 'r.supplier', 'p.name as product'])
    .orderBy('p.name')
    .orderBy('g.sort')
    .orderBy('r.sort')
    .execute();
  return {
    suppliers: [...new Set(rows.map(({ supplier }) => supplier))].toSorted(),
    rights: rows.map((row) => ({ rightsId: row.rights_id, name: `${row.show_name}（${row.product}）` })),
  };
}
