import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Businesses } from '../../../db/schema/offers-and-shops.ts';

export type BusinessRow = Selectable<Businesses>;

/** The period in which a subscriber holds an offer. */
export interface Holding {
  readonly business_id: string;
  readonly opened_at: Date;
  readonly ends_at: Date | null;
}

/** The recommendations of a position on a page before those of the page; only one product's where a product is given. */
export async function recommended(
  db: Db,
  codes: readonly string[],
  productId: string | undefined,
): Promise<BusinessRow[]> {
  const rows = await db
    .selectFrom('business_pages as g')
    .innerJoin('businesses as b', 'b.business_id', 'g.business_id')
    .selectAll('b')
    .select('g.page_code')
    .where('g.page_code', 'in', codes)
    .where('g.product_id', 'in', productId === undefined ? [''] : ['', productId])
    .orderBy('g.sort')
    .orderBy('b.business_id')
    .execute();
  const code = codes.find((each) => rows.some(({ page_code }) => page_code === each));
  const shown = new Map(
    rows.filter(({ page_code }) => page_code === code).map((row) => [row.business_id, row]),
  );
  return [...shown.values()];
}

export const businessById = (db: Db, businessId: string): Promise<BusinessRow | undefined> =>
  db.selectFrom('businesses').selectAll().where('business_id', '=', businessId).executeTakeFirst();

export const businessesById = (db: Db, ids: readonly string[]): Promise<BusinessRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('businesses').selectAll().where('business_id', 'in', ids).execute();

/** The offers a subscriber holds now, newest first: as a product of the mall, or from the operator directly. */
export async function holdings(db: Db, userId: string, now: Date): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    select business_id, max(opened_at) as opened_at, case when bool_or(ends_at is null) then null else max(ends_at) end as ends_at
    from (
      select b.business_id, s.opened_at, s.ends_at from subscriptions s join businesses b using (product_id) where s.user_id = ${userId}
      union all
      select business_id, opened_at, ends_at from business_subscriptions where user_id = ${userId}) held
    where opened_at <= ${now} and (ends_at is null or ends_at > ${now})
    group by business_id order by opened_at desc, business_id`.execute(db);
  return rows;
}
