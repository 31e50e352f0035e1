import type { Selectable } from 'kysely';
import { couponDraft, type CouponDraft } from '#core/contract/console/coupons/coupon-draft.shapes.ts';
import type { CouponTemplates } from '../../../../db/schema/coupons.ts';

type Row = Selectable<CouponTemplates>;

/** A template as an operator writes it. */
export const draftOf = (row: Row): CouponDraft =>
  couponDraft.parse({
    couponType: row.coupon_type,
    title: row.title,
    face: faceOf(row),
    thresholdFen: row.threshold_fen,
    validity: validityIn(row),
    scopeText: row.scope_text,
    categories: row.categories,
    goods: row.goods,
    kinds: row.kinds,
    stacking: row.stacking,
    atTills: row.at_tills,
  });

/** A data coupon or share of the price from before maximums has none. */
function faceOf({ flow_mb, pay_percent, max_off_fen, amount_fen }: Row): CouponDraft['face'] {
  if (flow_mb !== null) return { kind: 'flow', flowMb: flow_mb, maxOffFen: max_off_fen ?? 0 };
  if (pay_percent !== null) return { kind: 'percent', payPercent: pay_percent, maxOffFen: max_off_fen ?? 0 };
  return { kind: 'amount', amountFen: amount_fen };
}

function validityIn({ valid_days, valid_from, valid_until }: Row): CouponDraft['validity'] {
  if (valid_days !== null) return { kind: 'days', days: valid_days };
  if (valid_until === null) return { kind: 'month' };
  return { kind: 'window', from: valid_from?.toISOString() ?? null, until: valid_until.toISOString() };
}

/** What a template stores of it. */
export const columnsOf = ({ face, validity, ...draft }: CouponDraft) => ({
  coupon_type: draft.couponType,
  title: draft.title,
  amount_fen: face.kind === 'amount' ? face.amountFen : 0,
  pay_percent: face.kind === 'percent' ? face.payPercent : null,
  flow_mb: face.kind === 'flow' ? face.flowMb : null,
  max_off_fen: face.kind === 'amount' ? null : face.maxOffFen,
  threshold_fen: draft.thresholdFen,
  valid_days: validity.kind === 'days' ? validity.days : null,
  valid_from: validity.kind === 'window' && validity.from !== null ? new Date(validity.from) : null,
  valid_until: validity.kind === 'window' ? new Date(validity.until) : null,
  scope_text: draft.scopeText,
  categories: draft.categories,
  goods: draft.goods,
  kinds: draft.kinds,
  stacking: draft.stacking,
  at_tills: draft.atTills,
});
