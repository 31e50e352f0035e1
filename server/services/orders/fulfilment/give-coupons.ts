import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';
import { cardTimes } from '../../coupons/public.ts';
import type { BoughtLine } from './bought-line.ts';

/** Gives the cards of a coupon package; their codes begin with the line, so that a refund finds them. */
export async function giveCoupons(tx: Tx, bought: BoughtLine, now: Date): Promise<string | undefined> {
  const templates = await tx
    .selectFrom('coupon_packages as p')
    .innerJoin('coupon_templates as t', 't.template_id', 'p.template_id')
    .selectAll('t')
    .select('p.quantity')
    .where('p.sku_id', '=', bought.skuId)
    .execute();
  const cards = templates.flatMap((template) =>
    Array.from({ length: template.quantity * bought.quantity }, () => ({
      card_code: packageCard(bought.orderNo, bought.line) + randomBytes(9).toString('base64url'),
      user_id: bought.userId,
      coupon_type: template.coupon_type,
      amount_fen: template.amount_fen,
      title: template.title,
      template_id: template.template_id,
      ...cardTimes(template, now),
    })),
  );
  if (cards.length === 0) return '券包已下架';
  await tx.insertInto('user_coupons').values(cards).execute();
  return undefined;
}

const packageCard = (orderNo: string, line: number): string => `P${orderNo}-${line}-`;
