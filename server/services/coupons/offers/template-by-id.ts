import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { CouponTemplates } from '../../../db/schema/coupons.ts';
import { NotFound } from '../../../http/refusal.ts';

/** What a coupon of the template takes off at most. */
export const worthOf = ({
  max_off_fen,
  amount_fen,
}: Pick<Selectable<CouponTemplates>, 'max_off_fen' | 'amount_fen'>): number => max_off_fen ?? amount_fen;

export async function templateById(tx: Tx, templateId: string): Promise<Selectable<CouponTemplates>> {
  const template = await tx
    .selectFrom('coupon_templates')
    .selectAll()
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  if (!template) throw new NotFound('没有这张券');
  return template;
}
