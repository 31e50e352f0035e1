import type { cardProduct } from '#core/contract/content/card-product.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';

/** The charges of the subscriber's cards, newest first. */
export async function chargeRecords(
  { db }: Deps,
  { userId, mobile }: Member,
  input: InputOf<typeof cardProduct.chargeRecords>,
): Promise<DataOf<typeof cardProduct.chargeRecords>> {
  let mine = db.selectFrom('card_charges as c').where('c.user_id', '=', userId);
  if (input.productId) mine = mine.where('c.product_id', '=', input.productId);
  const page = await paged(
    input,
    mine,
    mine
      .innerJoin('products as p', 'p.product_id', 'c.product_id')
      .select(['c.record_id', 'p.name', 'c.content', 'c.amount_fen', 'c.state', 'c.charged_at'])
      .orderBy('c.charged_at', 'desc')
      .orderBy('c.record_id'),
  );
  return mapPage(page, (row) => ({
    recordId: row.record_id,
    productName: row.name,
    content: row.content,
    amountFen: row.amount_fen,
    mobile: maskMobile(mobile),
    state: row.state,
    chargedAt: row.charged_at.toISOString(),
  }));
}
