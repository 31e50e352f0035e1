import type { Address } from '#core/contract/order/addresses.shapes.ts';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { addressText } from '#core/rules/order/address-text.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { cities } from '#core/rules/location/cities.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import type { Db, Tx } from '../../../db/database.ts';

interface Reader {
  readonly db: Db | Tx;
  readonly encryption: Encryption;
}

const cityOf = (areaNum: string) =>
  cities.find(({ areaNum: known }) => known === areaNum) ??
  // A district's code begins with the digits of its city.
  cities.find(({ levelNum }) => areaNum.startsWith(levelNum));

/** The subscriber's addresses: the default first, then the newest. */
export async function ownAddresses(
  { db, encryption }: Reader,
  userId: string,
): Promise<{ readonly list: Address[] }> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('address_id')
    .execute();
  return {
    list: rows.map((row) => {
      const city = cityOf(row.area_num);
      return {
        addressId: row.address_id,
        recipient: encryption.addresses.open(row.recipient_sealed ?? ''),
        phone: maskMobile(encryption.mobiles.open(row.phone_sealed ?? '')),
        areaNum: row.area_num,
        province: city?.province ?? '',
        city: city?.fullName ?? '',
        district: row.district,
        street: encryption.addresses.open(row.street_sealed ?? ''),
        defaultFlag: row.is_default ? 1 : 0,
      };
    }),
  };
}

type Delivery = NonNullable<GoodsOrder['address']>;

/** The address of an order, also one that its owner has removed since; null where only its area is known. */
export async function deliveryAddress(
  { db, encryption }: Reader,
  addressId: string,
): Promise<Delivery | null> {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('address_id', '=', addressId)
    .executeTakeFirst();
  if (!row?.recipient_sealed || !row.phone_sealed || !row.street_sealed) return null;
  const city = cityOf(row.area_num);
  return {
    recipient: encryption.addresses.open(row.recipient_sealed),
    phone: maskMobile(encryption.mobiles.open(row.phone_sealed)),
    text: addressText({
      province: city?.province ?? '',
      city: city?.fullName ?? '',
      district: row.district,
      street: encryption.addresses.open(row.street_sealed),
    }),
  };
}
