import type { Selectable } from 'kysely';
import { railPage } from '#core/rules/lounge/rail-page.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { RightsStock } from '../../db/schema/claims.ts';
import type { PageProducts } from '../../db/schema/operations.ts';
import { bagRights, loungeRights, soldOutRights } from '../data/rights.ts';
import { demoRights } from './rights.ts';

const onPage = (page_id: string, products: typeof bagRights): Selectable<PageProducts>[] =>
  products.flatMap(([product_id, ...rights]) =>
    rights.map((right) => ({ page_id, product_id, rights_id: `${product_id}.${right}` })),
  );

/** The rights that lounges and the blessing bag show. */
export const demoPageProducts: readonly Selectable<PageProducts>[] = [
  ...onPage(railPage.pageId, loungeRights),
  ...onPage('BlessingBag', bagRights),
];

/** Rights whose stock is used up in the month of `now`. */
export const demoSoldOutStock = (now: Date): readonly Selectable<RightsStock>[] =>
  demoRights
    .filter(({ rights_id }) => soldOutRights.some((soldOut) => soldOut === rights_id))
    .map(({ rights_id, monthly_stock }) => ({
      rights_id,
      cycle: claimCycle(now).cycle,
      total: monthly_stock ?? 0,
      remaining: 0,
    }));
