import { sql, type NotNull, type Selectable } from 'kysely';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { offerPeriod } from '#core/rules/coupons/coupon-offer.ts';
import type { Db } from '../../../db/database.ts';
import type { CouponActivities, CouponOffers, CouponTemplates } from '../../../db/schema/coupons.ts';

export type ActivityRow = Selectable<CouponActivities>;
export type TemplateRow = Selectable<CouponTemplates>;
/** An offer with its template and the times of its activity. */
export type OfferRow = Selectable<CouponOffers> &
  Omit<TemplateRow, 'template_id'> &
  Pick<ActivityRow, 'begins_at' | 'ends_at' | 'kind' | 'areas' | 'budget_fen' | 'spent_fen'>;

/** A claim of a subscriber with the state of its card. */
export interface ClaimRow {
  readonly activity_id: string;
  readonly template_id: string;
  readonly period: string;
  readonly card_code: string;
  readonly state: string;
  readonly expires_at: Date;
}

/** The offers of activities that are on, in order. */
export const offersOf = (db: Db, activityIds: readonly string[]): Promise<OfferRow[]> =>
  db
    .selectFrom('coupon_offers as o')
    .innerJoin('coupon_templates as t', 't.template_id', 'o.template_id')
    .innerJoin('coupon_activities as a', 'a.activity_id', 'o.activity_id')
    .selectAll('t')
    .selectAll('o')
    .select(['a.begins_at', 'a.ends_at', 'a.kind', 'a.areas', 'a.budget_fen', 'a.spent_fen'])
    .where('o.activity_id', 'in', activityIds)
    .where('a.is_on', '=', true)
    .orderBy('o.sort')
    .orderBy('o.template_id')
    .execute();

/** A subscriber's claims from activities. */
export const claimsOf = (db: Db, userId: string, activityIds: readonly string[]): Promise<ClaimRow[]> =>
  db
    .selectFrom('coupon_claims as c')
    .innerJoin('user_coupons as u', 'u.card_code', 'c.card_code')
    .select(['c.activity_id', 'c.template_id', 'c.period', 'c.card_code', 'u.state', 'u.expires_at'])
    .where('c.user_id', '=', userId)
    .where('c.activity_id', 'in', activityIds)
    .execute();

/** The cities of subscribers' numbers, where they are known. */
export async function areaNumsOf(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('users')
    .select(['user_id', 'area_num'])
    .where(sql<boolean>`user_id = any(${userIds}::text[])`)
    .execute();
  return new Map(rows.map(({ user_id, area_num }) => [user_id, area_num]));
}

interface ActivitiesInput {
  readonly now: Date;
  readonly tab?: ActivityRow['tab'] | undefined;
  readonly cityCode?: string | undefined;
}

const announcedMs = 3 * 24 * 3_600_000;

/** The activities of the coupon centre that run or begin within three days. */
export const centerActivities = (db: Db, { now, tab, cityCode }: ActivitiesInput) =>
  db
    .selectFrom('coupon_activities')
    .selectAll()
    .$narrowType<{ tab: NotNull }>()
    .where('kind', '=', 'center')
    .where('is_on', '=', true)
    .where('begins_at', '<=', new Date(now.getTime() + announcedMs))
    .where('ends_at', '>', now)
    .$if(tab !== undefined, (q) => q.where('tab', '=', tab ?? null))
    .$if(cityCode !== undefined, (q) =>
      q.where(sql<boolean>`(areas = '{}' or areas @> ${[cityCode]}::text[])`),
    )
    .orderBy('sort')
    .orderBy('activity_id')
    .execute();

/** The pop-ups that run, in order. */
export const popActivities = (db: Db, now: Date): Promise<ActivityRow[]> =>
  db
    .selectFrom('coupon_activities')
    .selectAll()
    .where('kind', '=', 'pop')
    .where('is_on', '=', true)
    .where('begins_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('sort')
    .orderBy('activity_id')
    .execute();

export const activityOf = (db: Db, activityId: string): Promise<ActivityRow | undefined> =>
  db
    .selectFrom('coupon_activities')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('is_on', '=', true)
    .executeTakeFirst();

/** The first activity with rules that runs. */
export const firstWithRules = (db: Db, now: Date): Promise<ActivityRow | undefined> =>
  db
    .selectFrom('coupon_activities')
    .selectAll()
    .where('kind', '=', 'rules')
    .where('is_on', '=', true)
    .where('begins_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('sort')
    .orderBy('activity_id')
    .limit(1)
    .executeTakeFirst();

export const rulesOf = (db: Db, activityId: string) =>
  db
    .selectFrom('coupon_rules')
    .selectAll()
    .where('activity_id', '=', activityId)
    .orderBy('sort')
    .orderBy('rule_id')
    .execute();

interface TemplatesInput {
  readonly templateIds?: readonly string[] | undefined;
  readonly couponType?: CouponType | undefined;
  readonly now: Date;
}

/** Templates whose coupons the coupon centre gives out now and has left. */
export const offeredTemplates = (db: Db, { templateIds, couponType, now }: TemplatesInput) =>
  db
    .selectFrom('coupon_templates as t')
    .where((e) =>
      e.exists(
        e
          .selectFrom('coupon_offers as o')
          .innerJoin('coupon_activities as a', 'a.activity_id', 'o.activity_id')
          .select('o.template_id')
          .whereRef('o.template_id', '=', 't.template_id')
          .where('a.kind', '=', 'center')
          .where('a.is_on', '=', true)
          .where('a.begins_at', '<=', now)
          .where('a.ends_at', '>', now)
          .where(sql<boolean>`(o.stock is null or o.taken < o.stock)`),
      ),
    )
    .$if(templateIds !== undefined, (q) => q.where('t.template_id', 'in', [...(templateIds ?? []), '']))
    .$if(couponType !== undefined, (q) => q.where('t.coupon_type', '=', couponType ?? ''));

export interface ClaimOutcome {
  readonly place: number;
  readonly outcome: 'claimed' | 'repeated' | 'limit' | 'soldOut' | 'off' | 'notHeld';
  readonly card_code: string | null;
}

interface CouponBatch {
  readonly offer: OfferRow;
  readonly userIds: readonly string[];
  readonly cardCodes: readonly string[];
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Claims one offer for many subscribers (functions/claim_coupons.sql). */
export async function claimCoupons(
  db: Db,
  { offer, userIds, cardCodes, now, expiresAt }: CouponBatch,
): Promise<readonly ClaimOutcome[]> {
  const { rows } = await sql<ClaimOutcome>`
    select * from claim_coupons(${offer.activity_id}, ${offer.template_id}, ${offerPeriod(offer.period, now)},
      ${userIds}::text[], ${cardCodes}::text[], ${now}, ${expiresAt})`.execute(db);
  return rows;
}

interface OfferInput {
  readonly activityId: string;
  readonly templateId: string;
  readonly kind: ActivityRow['kind'];
}

export const offerOf = async (
  db: Db,
  { activityId, templateId, kind }: OfferInput,
): Promise<OfferRow | undefined> =>
  (await offersOf(db, [activityId])).find((row) => row.template_id === templateId && row.kind === kind);

/** The cards subscribers claimed from an offer in a period. */
export async function claimedCards(
  db: Db,
  { activity_id, template_id }: OfferRow,
  period: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('coupon_claims')
    .select(['user_id', 'card_code'])
    .where('activity_id', '=', activity_id)
    .where('template_id', '=', template_id)
    .where('period', '=', period)
    .where(sql<boolean>`user_id = any(${userIds}::text[])`)
    .execute();
  return new Map(rows.map(({ user_id, card_code }) => [user_id, card_code]));
}
