import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';

/** A card that expired meanwhile is replaced by one of equal value for this long. */
const newCardMs = 7 * 86_400_000;

/** Gives back the cards of an order whose every line is refunded; one that expired is replaced. */
export async function giveBackCards(tx: Tx, orderNo: string, now: Date): Promise<void> {
  const cards = await tx
    .selectFrom('order_cards as k')
    .innerJoin('user_coupons as c', 'c.card_code', 'k.card_code')
    .select('c.card_code')
    .where('k.order_no', '=', orderNo)
    .where('c.state', 'in', ['reserved', 'used'])
    .orderBy('c.card_code')
    .forUpdate('c')
    .execute();
  for (const { card_code } of cards) await giveBackCard(tx, card_code, now);
}

/** Gives back a card that was reserved or used; one that expired is replaced. */
export async function giveBackCard(tx: Tx, cardCode: string, now: Date): Promise<void> {
  const card = await tx
    .selectFrom('user_coupons')
    .selectAll()
    .where('card_code', '=', cardCode)
    .where('state', 'in', ['reserved', 'used'])
    .forUpdate()
    .executeTakeFirst();
  if (!card) return;
  const isValid = card.expires_at > now;
  await tx
    .updateTable('user_coupons')
    .set({ state: isValid ? 'usable' : 'expired' })
    .where('card_code', '=', cardCode)
    .execute();
  if (isValid) return;
  await tx
    .insertInto('user_coupons')
    .values({
      ...card,
      card_code: `R${randomBytes(12).toString('base64url')}`,
      state: 'usable',
      begins_at: now,
      expires_at: new Date(now.getTime() + newCardMs),
    })
    .execute();
}
