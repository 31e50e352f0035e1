import type { Business } from '#core/contract/content/business-order.shapes.ts';
import { businessOffer } from '#core/rules/goods/business-offer.ts';
import { periodUnit, priceText } from '#core/rules/pricing/period-price.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { rulesOf } from '../../memberships/public.ts';
import { subscriberFacts } from '../../memberships/public.ts';
import { holdings, type BusinessRow, type Holding } from './tables.ts';

export interface BusinessView {
  readonly row: BusinessRow;
  readonly business: Business;
  readonly holding: Holding | undefined;
}

/** Offers as a subscriber or a guest sees them now: price, whether held, and whether orderable or why not. */
export async function businessViews(
  deps: Deps,
  caller: Member | undefined,
  rows: readonly BusinessRow[],
  areaNum?: string,
): Promise<BusinessView[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const [facts, owned, rules] = await Promise.all([
    caller && subscriberFacts(deps, caller),
    caller ? holdings(db, caller.userId, now) : [],
    rulesOf(
      db,
      'business',
      rows.map(({ business_id }) => business_id),
    ),
  ]);
  return rows.map((row) => {
    const holding = owned.find(({ business_id }) => business_id === row.business_id);
    const verdict = businessOffer(
      {
        beginsAt: row.begins_at,
        endsAt: row.ends_at,
        subscribed: holding !== undefined,
        areas: row.areas,
        areaNum: areaNum ?? facts?.homeArea,
        order: facts && { ...facts, known: true, productId: row.product_id ?? undefined, quantity: 1 },
      },
      rules(row.business_id),
      now,
    );
    return { row, holding, business: { ...offerOf(row), subscribed: holding !== undefined, ...verdict } };
  });
}

function offerOf(row: BusinessRow): Omit<Business, 'subscribed' | 'canOrder' | 'reason'> {
  const { price_fen: priceFen, months, renewal_price_fen: renewalFen } = row;
  return {
    businessId: row.business_id,
    businessName: row.name,
    summary: row.summary,
    picUrl: row.pic_url,
    tag: row.tag,
    priceFen,
    priceUnit: periodUnit(months),
    renewalPriceFen: renewalFen,
    priceText: priceText({ priceFen, months, renewalFen }),
  };
}
