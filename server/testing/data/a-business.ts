import type { Insertable } from 'kysely';
import type { Businesses } from '../../db/schema/offers-and-shops.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

/** An offer of the operator; by default 10 yuan a month, for every subscriber. */
export async function aBusiness(
  { db }: TestServer,
  traits: Partial<Insertable<Businesses>> = {},
): Promise<{ readonly businessId: string }> {
  const businessId = traits.business_id ?? freshId('business');
  await db
    .insertInto('businesses')
    .values({
      business_id: businessId,
      product_id: null,
      name: '流量月包',
      summary: '当月有效',
      pic_url: 'art:data',
      tag: '',
      price_fen: 1_000,
      months: 1,
      renewal_price_fen: null,
      detail: '每月10GB。',
      rules: ['可随时退订。'],
      agreements: [],
      confirm_title: '确认办理{name}',
      confirm_content: '{price}，{effectiveOn}生效',
      needs_sms_code: true,
      starts: 'now',
      can_unsubscribe: true,
      areas: [],
      begins_at: null,
      ends_at: null,
      ...traits,
    })
    .execute();
  return { businessId };
}
