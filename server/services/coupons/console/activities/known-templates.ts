import { sql } from 'kysely';
import type { CouponActivityDraft } from '#core/contract/console/coupons/coupon-activity-draft.shapes.ts';
import type { OfferableCoupon } from '#core/rules/console/coupons/coupon-activity-fault.ts';
import type { Tx } from '../../../../db/database.ts';
import { worthOf } from '../../offers/template-by-id.ts';

export interface KnownTemplate extends OfferableCoupon {
  readonly version: number;
}

/** The coupons of an activity by their templates; those that do not exist are missing. */
export async function knownTemplates(
  tx: Tx,
  { coupons }: Pick<CouponActivityDraft, 'coupons'>,
): Promise<ReadonlyMap<string, KnownTemplate>> {
  const ids = coupons.map(({ templateId }) => templateId);
  const rows = await tx
    .selectFrom('coupon_templates as t')
    .select(['t.template_id', 't.title', 't.version', 't.valid_until', 't.max_off_fen', 't.amount_fen'])
    .select(
      sql<boolean>`exists (select from coupon_templates n
        where n.family_id = coalesce(t.family_id, t.template_id) and n.version > t.version)`.as(
        'is_replaced',
      ),
    )
    .where(sql<boolean>`t.template_id = any(${ids}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.template_id,
      {
        title: row.title,
        version: row.version,
        isReplaced: row.is_replaced,
        validUntil: row.valid_until,
        worthFen: worthOf(row),
      },
    ]),
  );
}
