import type { CouponType } from '#core/contract/goods/coupon.shapes.ts';
import type { Db } from '../../../db/database.ts';

/** A held card with the columns of its template. */
export interface CardRow {
  readonly card_code: string;
  readonly coupon_type: string;
  readonly amount_fen: number;
  readonly title: string;
  readonly begins_at: Date;
  readonly expires_at: Date;
  readonly template_id: string | null;
  readonly pay_percent: number | null;
  readonly max_off_fen: number | null;
  readonly flow_mb: number | null;
  readonly threshold_fen: number | null;
  readonly scope_text: string | null;
  readonly categories: string[] | null;
}

interface CardWanted {
  readonly userId: string;
  readonly now: Date;
  /** This card; absent for any card of the type. */
  readonly cardCode?: string | undefined;
  readonly couponType: CouponType;
}

/** The subscriber's own valid card, of several the one that expires first. Another user's card is not found. */
export const cardToUse = (
  db: Db,
  { userId, now, cardCode, couponType }: CardWanted,
): Promise<CardRow | undefined> =>
  db
    .selectFrom('user_coupons as c')
    .leftJoin('coupon_templates as t', 't.template_id', 'c.template_id')
    .select([
      'c.card_code',
      'c.coupon_type',
      'c.amount_fen',
      'c.title',
      'c.begins_at',
      'c.expires_at',
      'c.template_id',
    ])
    .select([
      't.pay_percent',
      't.max_off_fen',
      't.flow_mb',
      't.threshold_fen',
      't.scope_text',
      't.categories',
    ])
    .where('c.user_id', '=', userId)
    .where('c.state', '=', 'usable')
    .where('c.begins_at', '<=', now)
    .where('c.expires_at', '>', now)
    .where((e) =>
      cardCode === undefined ? e('c.coupon_type', '=', couponType) : e('c.card_code', '=', cardCode),
    )
    .orderBy('c.expires_at')
    .orderBy('c.amount_fen', 'desc')
    .orderBy('c.card_code')
    .limit(1)
    .executeTakeFirst();

/** The categories a template applies to; undefined for an unknown template. */
export const scopeOf = async (db: Db, templateId: string): Promise<readonly string[] | undefined> =>
  (
    await db
      .selectFrom('coupon_templates')
      .select('categories')
      .where('template_id', '=', templateId)
      .executeTakeFirst()
  )?.categories;
