import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { ownedProducts } from './owned-products.ts';
import { openProduct } from './open-product.ts';
import { savedThisYear } from './saved-this-year.ts';

/** The held product of this member type, or null. */
export async function vipOfType(
  { db, clock }: Deps,
  { userId }: Member,
  vipTypeId: number,
): Promise<OpenProduct | null> {
  const now = clock.now();
  const [owned, savedBy] = await Promise.all([
    ownedProducts(db, userId, now),
    savedThisYear(db, userId, now),
  ]);
  const found = owned.find(({ vip_type_id }) => vip_type_id === vipTypeId);
  return found ? openProduct(found, now, savedBy(found.subscription_id)) : null;
}

/** The highest held membership with this right type, or null. */
export async function highestVipWithRight(
  { db, clock }: Deps,
  { userId }: Member,
  rightTypeId: number,
): Promise<OpenProduct | null> {
  const now = clock.now();
  const [owned, savedBy, carriers] = await Promise.all([
    ownedProducts(db, userId, now), // highest first
    savedThisYear(db, userId, now),
    db.selectFrom('vip_type_rights').select('vip_type_id').where('right_type_id', '=', rightTypeId).execute(),
  ]);
  const carrying = new Set(carriers.map(({ vip_type_id }) => vip_type_id));
  const found = owned.find(({ vip_type_id }) => vip_type_id !== null && carrying.has(vip_type_id));
  return found ? openProduct(found, now, savedBy(found.subscription_id)) : null;
}
