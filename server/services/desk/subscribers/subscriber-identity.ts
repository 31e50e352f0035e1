import type { DeskSubscriberDetail } from '#core/contract/console/service/subscribers/subscribers.shapes.ts';
import { userBrand } from '#core/rules/membership/user-brand.ts';
import type { Deps } from '../../../deps.ts';
import { levelsOf } from '../../memberships/public.ts';
import { knownSubscriber } from './known-subscriber.ts';
import { subscriberView } from './subscriber-rows.ts';

/** Who the subscriber is: masked number, level, brand, city, devices, and whether the account is about to be closed. */
export async function subscriberIdentity(
  { db, encryption, clock }: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  userId: string,
): Promise<DeskSubscriberDetail> {
  const now = clock.now();
  const row = await knownSubscriber(db, userId);
  const [levels, { open }, closing] = await Promise.all([
    levelsOf(db, [userId], now),
    db
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('refresh_expires_at', '>', now)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('account_closings')
      .select(['requested_at', 'closes_at'])
      .where('user_id', '=', userId)
      .where('cancelled_at', 'is', null)
      .where('closed_at', 'is', null)
      .executeTakeFirst(),
  ]);
  const brand = userBrand({ brandNum: row.brand_num, creditLevel: row.credit_level });
  return {
    ...subscriberView(encryption, row, levels.get(userId)),
    brand: [brand.userBrandName, brand.userBrandNameEx].filter((name) => name !== '').join(' '),
    isInProvince: row.isp_flag === 1,
    points: row.points,
    openSessions: open,
    closing: closing
      ? { requestedAt: closing.requested_at.toISOString(), closesAt: closing.closes_at.toISOString() }
      : null,
  };
}
