import type { Selectable } from 'kysely';
import type { Encryption } from '../../crypto/encryption.ts';
import type { Addresses } from '../../db/schema/offers-and-shops.ts';
import { demoSubscribers } from '../subscribers.ts';

const homes = {
  U0000000001: { area_num: '320100', district: '鼓楼区', street: '中山北路18号3栋201室' },
  U0000000005: { area_num: '320200', district: '梁溪区', street: '人民中路66号12楼' },
  U0000000009: { area_num: '320300', district: '泉山区', street: '淮海西路9号5单元602室' },
};

/** Addresses of three demo subscribers, at their own number. */
export const demoAddresses = (
  { mobiles, addresses }: Encryption,
  now: Date,
): readonly Selectable<Addresses>[] =>
  Object.entries(homes).flatMap(([userId, { area_num, district, street }]) => {
    const subscriber = demoSubscribers.find((each) => each.userId === userId);
    if (!subscriber) return [];
    return {
      address_id: `${userId}.address`,
      user_id: userId,
      area_num,
      recipient_sealed: addresses.seal(subscriber.userName),
      phone_sealed: mobiles.seal(subscriber.mobile),
      district,
      street_sealed: addresses.seal(street),
      is_default: true,
      created_at: now,
      removed_at: null,
    };
  });
