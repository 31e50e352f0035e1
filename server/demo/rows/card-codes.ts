import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CardCodeBatches, CardCodes, CardExchanges } from '../../db/schema/card-codes.ts';
import type { OpeningTickets, ServiceTickets } from '../../db/schema/coupons.ts';
import type { Subscriptions } from '../../db/schema/rights.ts';
import { cardCodeBatches } from '../data/card-codes.ts';
import { monthStart } from '../month-start.ts';

/** Batches of this month, one that has not begun and one that has ended. */
export const demoCardCodeBatches = (
  now: Date,
): readonly Omit<
  Selectable<CardCodeBatches>,
  'planned' | 'made' | 'walked' | 'seed_sealed' | 'proposal_id' | 'created_at' | 'made_at'
>[] =>
  cardCodeBatches.map(({ key, name, pic, product, right, months, monthsAgo = 0 }) => ({
    batch_id: `demo-${key}`,
    act_num: 'beautiful',
    begins_at: monthStart(now, monthsAgo),
    ends_at: monthStart(now, monthsAgo - 1),
    name,
    pic_url: pic,
    grants: right ? 'right' : 'product',
    product_id: product,
    rights_id: right ?? null,
    months: months ?? null,
  }));

/** The coupon that comes with opening the season card, from the month of the first load. */
export const demoOpeningTickets = (now: Date): readonly Selectable<OpeningTickets>[] => [
  {
    product_id: 'watch-season',
    ticket_key: 'welcome',
    name: '5元影音立减券',
    coupon_type: 'cash',
    amount_fen: 500,
    valid_days: 30,
    begins_at: monthStart(now, 0),
    ends_at: null,
    checked_to: '',
    is_checked: false,
  },
];

interface PastCard {
  readonly code: Selectable<CardCodes>;
  readonly subscription: Selectable<Subscriptions>;
  readonly exchange: Selectable<CardExchanges>;
}

/** The evening of the second of a month. */
const secondEvening = (now: Date, monthsAgo: number): Date =>
  new Date(monthStart(now, monthsAgo).getTime() + 43 * 3_600_000);

/** A season card exchanged, and ended, before the demo was loaded. */
export function demoPastCard(userId: string, mobileSealed: string, now: Date): PastCard {
  const at = secondEvening(now, 8);
  const subscription_id = `${userId}.watch-season.card`;
  const code_hash = createHash('sha256').update(subscription_id).digest();
  return {
    code: { code_hash, batch_id: 'demo-season', created_at: monthStart(now, 9) },
    subscription: {
      subscription_id,
      user_id: userId,
      product_id: 'watch-season',
      opened_at: at,
      ends_at: secondEvening(now, 5),
    },
    exchange: {
      exchange_id: `${userId}.card`,
      code_hash,
      batch_id: 'demo-season',
      user_id: userId,
      subscription_id,
      mobile_sealed: mobileSealed,
      channel_id: 'F00000000',
      exchanged_at: at,
      tried_at: at,
      released_at: null,
    },
  };
}

/** Coupons that came with earlier openings, used since. */
export const demoPastTickets = (userId: string, now: Date): readonly Selectable<ServiceTickets>[] => {
  const ticket = (productId: string, business_name: string, sent_at: Date): Selectable<ServiceTickets> => {
    const subscription_id = `${userId}.${productId}`;
    return {
      ticket_id: `${subscription_id}.welcome`,
      user_id: userId,
      subscription_id,
      ticket_key: 'welcome',
      name: '5元影音立减券',
      business_name,
      amount_fen: 500,
      state: 'sent',
      sent_at,
    };
  };
  return [
    ticket('watch-season.card', '影音季卡', secondEvening(now, 8)),
    ticket('watch-30', '随心看权益包 30元版', monthStart(now, 5)),
  ];
};
