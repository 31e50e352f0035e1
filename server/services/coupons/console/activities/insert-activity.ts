import type { CouponActivityDraft } from '#core/contract/console/coupons/coupon-activity-draft.shapes.ts';
import type { Tx } from '../../../../db/database.ts';

const ruleIdAt = (at: number): string => `r${at + 1}`;

/** Writes an activity with its conditions and coupons. */
export async function insertActivity(tx: Tx, activityId: string, draft: CouponActivityDraft): Promise<void> {
  const { place, coupons } = draft;
  await tx
    .insertInto('coupon_activities')
    .values({
      activity_id: activityId,
      kind: place.kind,
      tab: place.kind === 'center' ? place.tab : null,
      title: draft.title,
      sub_title: draft.subTitle,
      pic_url: null,
      intro: place.kind === 'rules' ? place.intro : [],
      areas: draft.areas,
      begins_at: new Date(draft.beginsAt),
      ends_at: new Date(draft.endsAt),
      sort: draft.sort,
      right_type: place.kind === 'pop' ? place.rightType : null,
      budget_fen: draft.budgetFen,
    })
    .execute();
  if (place.kind === 'rules')
    await tx
      .insertInto('coupon_rules')
      .values(
        place.rules.map(({ text, minLevel, productId }, at) => ({
          activity_id: activityId,
          rule_id: ruleIdAt(at),
          rule_text: text,
          min_level: minLevel,
          product_id: productId,
          sort: at + 1,
        })),
      )
      .execute();
  await tx
    .insertInto('coupon_offers')
    .values(
      coupons.map(({ templateId, stock, period, limitPerPerson, minLevel, rule }, at) => ({
        activity_id: activityId,
        template_id: templateId,
        rule_id: rule === null ? null : ruleIdAt(rule),
        min_level: minLevel,
        stock,
        period,
        limit_per_person: limitPerPerson,
        sort: at + 1,
      })),
    )
    .execute();
}
