import { randomInt } from 'node:crypto';
import type { Family } from '../../db/schema/rights.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

export interface TestProduct {
  readonly productId: string;
}

export interface ProductTraits {
  readonly family?: Family;
  /** Its membership level, if any. */
  readonly level?: number;
  readonly startsNextMonth?: boolean;
  readonly deliveryLimitSeconds?: number;
}

export async function aProduct(
  { db }: Pick<TestServer, 'db'>,
  { family = 'cardProduct', level, startsNextMonth = false, deliveryLimitSeconds = 600 }: ProductTraits = {},
): Promise<TestProduct> {
  const productId = freshId('product');
  const vipTypeId = level === undefined ? null : randomInt(1_000, 2_000_000_000);
  if (vipTypeId !== null && level !== undefined) {
    await db
      .insertInto('vip_types')
      .values({
        vip_type_id: vipTypeId,
        level,
        name: `等级${level}`,
        group_name: '会员',
        group_flag: '0',
        pic_url: '',
        show_rights: true,
      })
      .execute();
  }
  await db
    .insertInto('products')
    .values({
      product_id: productId,
      family,
      name: '随心看权益包',
      vip_type_id: vipTypeId,
      price_fen: 3_000,
      pic_url: 'art:pack',
      starts_next_month: startsNextMonth,
      delivery_limit_seconds: deliveryLimitSeconds,
    })
    .execute();
  return { productId };
}
