import type { Insertable } from 'kysely';
import type { CouponActivities, CouponOffers, CouponTemplates } from '../../db/schema/coupons.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

const day = 24 * 3_600_000;

interface OfferTraits {
  readonly activity?: Partial<Insertable<CouponActivities>>;
  readonly template?: Partial<Insertable<CouponTemplates>>;
  readonly offer?: Partial<Insertable<CouponOffers>>;
  /** Adds it to an activity that is there. */
  readonly activityId?: string;
}

/** A coupon of 5 yuan on offer in an activity of its own, by default open from yesterday until tomorrow. */
export async function aCouponOffer(
  server: Pick<TestServer, 'db' | 'now'>,
  { activity, template, offer, activityId }: OfferTraits = {},
): Promise<{ readonly activityId: string; readonly templateId: string }> {
  const [activity_id, template_id] = [activityId ?? freshId('activity'), freshId('template')];
  const now = server.now().getTime();
  const kind = activity?.kind ?? 'center';
  if (activityId === undefined)
    await server.db
      .insertInto('coupon_activities')
      .values({
        activity_id,
        kind,
        tab: kind === 'center' ? 'freeFlag' : null,
        title: '领券',
        pic_url: null,
        begins_at: new Date(now - day),
        ends_at: new Date(now + day),
        sort: 1,
        ...activity,
      })
      .execute();
  await server.db
    .insertInto('coupon_templates')
    .values({
      template_id,
      pay_percent: null,
      max_off_fen: null,
      flow_mb: null,
      coupon_type: 'cash',
      title: '5元立减券',
      amount_fen: 500,
      valid_days: 7,
      valid_until: null,
      ...template,
    })
    .execute();
  await server.db
    .insertInto('coupon_offers')
    .values({
      activity_id,
      template_id,
      rule_id: null,
      stock: null,
      limit_per_person: null,
      sort: 1,
      ...offer,
    })
    .execute();
  return { activityId: activity_id, templateId: template_id };
}
