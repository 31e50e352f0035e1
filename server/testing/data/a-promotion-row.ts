import type { Insertable } from 'kysely';
import type { Promotions, PromotionTerms } from '../../db/schema/promotions.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

type Traits = Omit<Partial<Insertable<Promotions>>, 'terms'> &
  Pick<Insertable<Promotions>, 'kind'> & { readonly terms?: PromotionTerms };

/** A promotion that always runs, for all, without limits; returns its id. */
export async function aPromotionRow(
  { db }: Pick<TestServer, 'db'>,
  { terms = {}, ...traits }: Traits,
): Promise<string> {
  const promotionId = freshId('promotion');
  await db
    .insertInto('promotions')
    .values({ promotion_id: promotionId, title: '活动', ...traits, terms: JSON.stringify(terms) })
    .execute();
  return promotionId;
}
