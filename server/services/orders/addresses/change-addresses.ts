import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { addresses } from '#core/contract/order/addresses.ts';
import { maxAddresses } from '#core/contract/order/addresses.shapes.ts';
import { cities } from '#core/rules/location/cities.ts';
import { isDistrictOf } from '#core/rules/order/addresses/districts.ts';
import { findCity } from '#core/rules/location/find-city.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { ownAddresses } from './own-addresses.ts';

const notFound = '没有找到该收货地址';

/** Adds an address or replaces one; the number, the recipient and the street are stored encrypted. */
export async function saveAddress(
  deps: Deps,
  { userId }: Member,
  input: InputOf<typeof addresses.saveAddress>,
): Promise<DataOf<typeof addresses.saveAddress>> {
  const { db, clock, encryption } = deps;
  const city = findCity(cities, input.areaNum);
  if (!city) throw new Refusal('请选择省份和城市');
  if (!isDistrictOf(city.areaNum, input.district))
    throw new Refusal(`${input.district}不在${city.fullName}，请重新选择所在地区`);
  const addressId = newId();
  const { rows } = await sql<{ outcome: 'saved' | 'unknown' | 'no-phone' | 'full' }>`
    select save_address(${userId}, ${input.addressId ?? null}, ${addressId}, ${input.areaNum},
      ${encryption.addresses.seal(input.recipient)}, ${input.phone === undefined ? null : encryption.mobiles.seal(input.phone)},
      ${input.district}, ${encryption.addresses.seal(input.street)}, ${input.defaultFlag === 1}, ${clock.now()}, ${maxAddresses})
      as outcome`.execute(db);
  switch (rows[0]?.outcome) {
    case 'saved':
      return { addressId, ...(await ownAddresses(deps, userId)) };
    case 'no-phone':
      throw new Refusal('请填写收货人的手机号');
    case 'full':
      throw new Refusal(`最多保存${maxAddresses}个地址，请先删除不用的`);
    case 'unknown':
    case undefined:
      throw new Refusal(notFound);
  }
}

export async function removeAddress(
  deps: Deps,
  { userId }: Member,
  addressId: string,
): Promise<DataOf<typeof addresses.removeAddress>> {
  const { rows } = await sql<{ removed: boolean }>`
    select remove_address(${userId}, ${addressId}, ${deps.clock.now()}) as removed`.execute(deps.db);
  if (rows[0]?.removed !== true) throw new Refusal(notFound);
  return ownAddresses(deps, userId);
}

export async function makeDefaultAddress(
  deps: Deps,
  { userId }: Member,
  addressId: string,
): Promise<DataOf<typeof addresses.makeDefaultAddress>> {
  await deps.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
    const own = tx.updateTable('addresses').where('user_id', '=', userId).where('removed_at', 'is', null);
    await own.set({ is_default: false }).where('is_default', '=', true).execute();
    const made = await own.set({ is_default: true }).where('address_id', '=', addressId).executeTakeFirst();
    if (made.numUpdatedRows === 0n) throw new Refusal(notFound);
  });
  return ownAddresses(deps, userId);
}
