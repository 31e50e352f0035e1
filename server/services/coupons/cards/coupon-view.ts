import { couponState, couponType, type Coupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { CardRow } from './tables.ts';

/** A card as pages show it; its discount is computed per goods. */
export const couponView = (row: CardRow, now: Date): Coupon => ({
  cardCode: row.card_code,
  couponType: couponType.parse(row.coupon_type),
  couponAmt: row.amount_fen,
  couponName: row.title,
  payPercent: row.pay_percent,
  maxOffFen: row.max_off_fen,
  flowMb: row.flow_mb,
  thresholdFen: row.threshold_fen ?? 0,
  scopeText: row.scope_text ?? '',
  cardDiscountsPrice: null,
  templateId: row.template_id ?? row.coupon_type,
  state: shownState(row, now),
  ...(row.state === 'reserved' && { reservedBy: row.is_at_till ? 'till' : 'order' }),
  beginsAt: row.begins_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  link: null,
});

const shownState = ({ state, expires_at }: CardRow, now: Date): Coupon['state'] =>
  state === 'usable' && expires_at <= now ? 'expired' : couponState.parse(state);
