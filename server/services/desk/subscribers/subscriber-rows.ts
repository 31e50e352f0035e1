import type { Selectable } from 'kysely';
import type { DeskSubscriber } from '#core/contract/console/service/subscribers/subscribers.shapes.ts';
import { maskAll, maskMobile } from '#core/rules/format/phone.ts';
import { cities } from '#core/rules/location/cities.ts';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import type { Users } from '../../../db/schema/accounts.ts';

const cityNames = new Map(cities.map(({ areaNum, areaName }) => [areaNum, areaName]));

/** The name of exactly this level; null: no membership. */
export const levelNameOf = (level: number | null | undefined): string | null =>
  level
    ? (membershipLevels.find(({ vipTypeLevel }) => vipTypeLevel === level)?.vipTypeName ?? `${level} 级会员`)
    : null;

/** A subscriber in a list of the desk, with the number masked. */
export const subscriberView = (
  { mobiles }: Pick<Encryption, 'mobiles'>,
  row: Selectable<Users>,
  level: number | undefined,
): DeskSubscriber => ({
  userId: row.user_id,
  name: maskAll(row.user_name),
  mobile: maskMobile(mobiles.open(row.mobile_sealed)),
  levelName: levelNameOf(level),
  cityName: row.area_num === null ? '未知' : (cityNames.get(row.area_num) ?? row.area_num),
  createdAt: row.created_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
});
