import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ClaimState } from '../../../db/schema/claims.ts';
import type { Family } from '../../../db/schema/rights.ts';
import { ownedProducts, type OwnedProduct } from '../../memberships/public.ts';

/** The family of the easy-use card: its month's choices are the tickets. */
export const cardFamily: Family = 'rwy';

/** The easy-use card a subscriber holds; of several the highest. */
export const ownedCard = async (db: Db, userId: string, now: Date): Promise<OwnedProduct | undefined> =>
  (await ownedProducts(db, userId, now)).find(({ family }) => family === cardFamily);

/** The card whose goods a visitor without one sees: the cheapest. */
export const offeredCard = (db: Db) =>
  db
    .selectFrom('products')
    .select(['product_id', 'name'])
    .where('family', '=', cardFamily)
    .orderBy('price_fen')
    .orderBy('product_id')
    .executeTakeFirst();

export interface CardRight {
  readonly rights_id: string;
  readonly group_id: string;
  readonly group_name: string;
  readonly choose_count: number;
  readonly show_name: string;
  readonly pic_url: string;
  readonly goods_id: string | null;
  readonly sku_id: string | null;
  readonly worth_fen: number | null;
  readonly in_stock: boolean;
  readonly claim_id: string | null;
  readonly claim_state: ClaimState | null;
}

/** The rights of a card with its month's stock, and what a subscription exchanged of them this month. */
export async function cardRights(
  db: Db,
  input: {
    readonly productId: string;
    readonly cycle: string;
    readonly subscriptionId?: string | undefined;
  },
): Promise<CardRight[]> {
  const { productId, cycle, subscriptionId = null } = input;
  const { rows } = await sql<CardRight>`
    select r.rights_id, r.group_id, g.name as group_name, g.choose_count, r.show_name, r.pic_url, r.goods_id, r.sku_id, r.worth_fen,
      coalesce(k.remaining, r.monthly_stock) is distinct from 0 as in_stock, c.claim_id, c.state as claim_state
    from right_groups g join rights r using (group_id)
    left join rights_stock k on k.rights_id = r.rights_id and k.cycle = ${cycle}
    left join claims c on c.subscription_id = ${subscriptionId} and c.rights_id = r.rights_id and c.cycle = ${cycle} and c.state <> 'failed'
    where g.product_id = ${productId} and r.category_flag = 1 and (r.removed_at is null or c.claim_id is not null)
    order by g.sort, r.sort, r.rights_id`.execute(db);
  return rows;
}
