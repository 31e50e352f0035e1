import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';
import { cardTimes } from './card-times.ts';

/** 128 bits: a card code cannot be guessed. */
export const newCardCode = (): string => randomBytes(16).toString('base64url');

/** Gives a subscriber a card of a template, in the transaction of what it is given for; returns its code. */
export async function grantCoupon(
  tx: Tx,
  { userId, templateId }: { readonly userId: string; readonly templateId: string },
  now: Date,
): Promise<string> {
  const template = await tx
    .selectFrom('coupon_templates')
    .selectAll()
    .where('template_id', '=', templateId)
    .executeTakeFirstOrThrow();
  const cardCode = newCardCode();
  await tx
    .insertInto('user_coupons')
    .values({
      card_code: cardCode,
      user_id: userId,
      coupon_type: template.coupon_type,
      amount_fen: template.amount_fen,
      title: template.title,
      ...cardTimes(template, now),
      template_id: templateId,
    })
    .execute();
  return cardCode;
}
