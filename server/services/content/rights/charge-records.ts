import type { ChargeRecord } from '#core/contract/content/card-product.shapes.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';

interface Wanted {
  readonly productId?: string | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** What was loaded onto the subscriber's cards, newest first. */
export async function chargeRecords(
  { db }: Deps,
  { userId, mobile }: Member,
  { productId, pageNum, pageSize }: Wanted,
): Promise<{ list: ChargeRecord[]; total: number; hasNext: boolean }> {
  let mine = db.selectFrom('card_charges as c').where('c.user_id', '=', userId);
  if (productId) mine = mine.where('c.product_id', '=', productId);
  const skip = (pageNum - 1) * pageSize;
  const [{ total }, rows] = await Promise.all([
    mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    mine
      .innerJoin('products as p', 'p.product_id', 'c.product_id')
      .select(['c.record_id', 'p.name', 'c.content', 'c.amount_fen', 'c.state', 'c.charged_at'])
      .orderBy('c.charged_at', 'desc')
      .orderBy('c.record_id')
      .offset(skip)
      .limit(pageSize)
      .execute(),
  ]);
  const list = rows.map((row) => ({
    recordId: row.record_id,
    productName: row.name,
    content: row.content,
    amountFen: row.amount_fen,
    mobile: maskMobile(mobile),
    state: row.state,
    chargedAt: row.charged_at.toISOString(),
  }));
  return { list, total, hasNext: skip + rows.length < total };
}
