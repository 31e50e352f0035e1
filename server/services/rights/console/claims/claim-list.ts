import { sql, type RawBuilder } from 'kysely';
import type { claims } from '#core/contract/console/claims.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { chinaInstant } from '#core/rules/format/china-time.ts';
import type { Deps } from '../../../../deps.ts';
import { keysetPage, rowsFor, timeKey, timeKeyIn } from '../../../../db/keyset-page.ts';
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
    with newest as materialized (${newest(filters, [...matching, afterKey(filters.after)], limit)})
    select ${claimColumns} from newest join claims using (claim_id) ${claimJoins}
    order by newest.claimed_at desc, claim_id desc`.execute(db);
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

/** Of each right the first reading takes so many: with 13 rights that go evenly it finds where the page ends. */
const perRight = 4;

/**
 * Keys of the newest claims that match. Where most claims may match, each right is read by its index (rights_id, claimed_at, claim_id)
 * and the ends are merged: an index on the time alone would cost every claim a sixth more (docs/decisions/0014). First the
 * newest few of each right: sorted together, the one in the last place of a page is at most as new as the last claim of the page. Then
 * each right is read back to its time.
 */
function newest(
  filters: Filters,
  matching: readonly RawBuilder<boolean>[],
  limit: number,
): RawBuilder<unknown> {
  const order = sql`order by claimed_at desc, claim_id desc`;
  const page = rowsFor(limit);
  const isFew =
    filters.mobile !== undefined ||
    filters.claimId !== undefined ||
    (filters.state !== undefined && filters.state !== 'delivered');
  if (isFew || filters.rightsId !== undefined)
    return sql`select claim_id, claimed_at from claims where ${all(matching)} ${order} limit ${page}`;
  const ofEach = (rights: RawBuilder<unknown>, rows: RawBuilder<unknown>) => sql`
    select each.claim_id, each.claimed_at, each.rights_id from (${rights}) as offered cross join lateral (
      select claim_id, claimed_at, rights_id from claims where claims.rights_id = offered.rights_id and ${rows}
    ) as each`;
  return sql`
    with few as materialized (${ofEach(rightsOf(filters), sql`${all(matching)} ${order} limit ${sql.lit(perRight)}`)}),
      last as (select coalesce((select claimed_at from few ${order} offset ${sql.lit(limit)} limit 1), '-infinity') as at)
    ${ofEach(
      sql`select few.rights_id from few group by rights_id having max(few.claimed_at) >= (select at from last)`,
      sql`${all(matching)} and claimed_at >= (select at from last) ${order} limit ${page}`,
    )}
    order by claimed_at desc, claim_id desc limit ${page}`;
}

const rightsOf = ({ supplier }: Filters): RawBuilder<unknown> =>
  supplier === undefined
    ? sql`select rights_id from rights`
    : sql`select rights_id from rights where supplier = ${supplier}`;

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
      // A literal: the partial indexes are not found by a parameter.
      found.push(sql`claims.state = ${sql.lit(state)}`);
  }
  return found;
}

/** The first page follows a key that is later than all: its statement is that of the others, and prepared, as it has a value. */
function afterKey(after: string | undefined): RawBuilder<boolean> {
  const { at, id } = after === undefined ? { at: 'infinity', id: '' } : timeKeyIn(after);
  return sql`(claims.claimed_at, claims.claim_id) < (${at}::timestamptz, ${id})`;
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
