import type { couponActivities as calls } from '#core/contract/activity/coupon-activities.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { isForCity } from '#core/rules/coupons/coupon-offer.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { citiesOf, guest, offerView, templateView } from './offer-views.ts';
import { isMet } from './rule-met.ts';
import {
  activityOf,
  centerActivities,
  firstWithRules,
  offeredTemplates,
  offersOf,
  rulesOf,
} from './tables.ts';
import { memberVisitor, visitorOf } from './visitor.ts';

/** The activities of the coupon centre with their coupons, as the visitor can claim them. */
export async function couponActivities(
  deps: Deps,
  caller: Member | undefined,
  { couponType, ...input }: InputOf<typeof calls.couponActivities>,
): Promise<DataOf<typeof calls.couponActivities>> {
  const now = deps.clock.now();
  const activities = await centerActivities(deps.db, { ...input, now });
  const ids = activities.map(({ activity_id }) => activity_id);
  const [offers, who] = await Promise.all([
    ids.length === 0 ? [] : offersOf(deps.db, ids),
    visitorOf(deps, caller, ids),
  ]);
  const list = activities.map((row) => ({
    activityId: row.activity_id,
    tab: row.tab,
    title: row.title,
    subTitle: row.sub_title,
    picUrl: row.pic_url,
    beginsAt: row.begins_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    coupons: offers
      .filter((offer) => offer.activity_id === row.activity_id)
      .filter((offer) => couponType === undefined || offer.coupon_type === couponType)
      .filter((offer) => isForCity({ cities: citiesOf(offer) }, who))
      .map((offer) => offerView(offer, who, now)),
  }));
  return { list: list.filter(({ coupons }) => coupons.length > 0), serverNow: now.toISOString() };
}

/** An activity with rules, and which of them the visitor meets; without an id the first that runs. */
export async function couponBusiness(
  deps: Deps,
  caller: Member | undefined,
  requestedId: string | undefined,
): Promise<DataOf<typeof calls.couponBusiness>> {
  const now = deps.clock.now();
  const activity = await (requestedId === undefined
    ? firstWithRules(deps.db, now)
    : activityOf(deps.db, requestedId));
  if (!activity && requestedId === undefined) return null;
  if (activity?.kind !== 'rules') throw new Refusal('没有找到该活动');
  const actId = activity.activity_id;
  const [rules, offers, who] = await Promise.all([
    rulesOf(deps.db, actId),
    offersOf(deps.db, [actId]),
    caller ? memberVisitor(deps, caller, [actId]) : undefined,
  ]);
  return {
    actId,
    title: activity.title,
    intro: activity.intro,
    serverNow: now.toISOString(),
    rules: rules.map((rule) => ({
      ruleId: rule.rule_id,
      ruleText: rule.rule_text,
      met: who !== undefined && isMet(rule, who),
      coupons: offers
        .filter(({ rule_id }) => rule_id === rule.rule_id)
        .map((offer) => offerView(offer, who ?? guest, now)),
    })),
  };
}

/** Templates from which coupons can be claimed now. */
export async function couponTemplates(
  { db, clock }: Deps,
  { templateIds, couponType, ...page }: InputOf<typeof calls.couponTemplates>,
): Promise<DataOf<typeof calls.couponTemplates>> {
  const offered = offeredTemplates(db, { templateIds, couponType, now: clock.now() });
  return mapPage(await paged(page, offered, offered.selectAll('t').orderBy('t.template_id')), templateView);
}
