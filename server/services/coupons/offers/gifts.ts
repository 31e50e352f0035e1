import type { couponActivities as calls } from '#core/contract/activity/coupon-activities.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { isNewPerson } from '#core/rules/coupons/is-new-person.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import { offerPeriod } from '#core/rules/coupons/coupon-offer.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { memberSince, ownedRightTypes } from '../../memberships/public.ts';
import { offerView } from './offer-views.ts';
import { activityOf, offersOf, popActivities } from './tables.ts';
import { memberVisitor } from './visitor.ts';

/** The gifts that a subscriber holds the right type for and has not claimed, in the order in which they pop up. */
export async function gifts(deps: Deps, member: Member): Promise<DataOf<typeof calls.gifts>> {
  const { db, clock } = deps;
  const now = clock.now();
  const [activities, owned] = await Promise.all([
    popActivities(db, now),
    giftRightTypes(db, member.userId, now),
  ]);
  const own = activities.filter(({ right_type }) => right_type === null || owned.includes(right_type));
  const ids = own.map(({ activity_id }) => activity_id);
  if (ids.length === 0) return { list: [] };
  const [offers, who] = await Promise.all([offersOf(db, ids), memberVisitor(deps, member, ids)]);
  const list = own.map((row) => {
    const granted = offers.filter(({ activity_id }) => activity_id === row.activity_id);
    return {
      actId: row.activity_id,
      title: row.title,
      subTitle: row.sub_title,
      picUrl: row.pic_url,
      period: granted[0] ? offerPeriod(granted[0].period, now) : '',
      coupons: granted
        .map((offer) => offerView(offer, who, now))
        .filter(({ offerState }) => offerState === 'claimable'),
    };
  });
  return { list: list.filter(({ coupons }) => coupons.length > 0) };
}

/** The right types whose gifts a subscriber gets (§6): those held, and that of new members only while the membership is new. */
async function giftRightTypes(db: Deps['db'], userId: string, now: Date): Promise<readonly number[]> {
  const owned = await ownedRightTypes(db, userId, now);
  const { isNewPersonGiftRight } = rightTypeIds;
  if (!owned.includes(isNewPersonGiftRight) || isNewPerson(await memberSince(db, userId), now)) return owned;
  return owned.filter((each) => each !== isNewPersonGiftRight);
}

/** Refuses a gift to who does not hold its right type (§6). */
export async function checkGift({ db, clock }: Deps, { userId }: Member, actId: string): Promise<void> {
  const rightType = (await activityOf(db, actId))?.right_type ?? null;
  if (rightType === null) return;
  if (!(await giftRightTypes(db, userId, clock.now())).includes(rightType))
    throw new Refusal('这份礼物是会员专享，开通或升级会员后即可领取');
}
