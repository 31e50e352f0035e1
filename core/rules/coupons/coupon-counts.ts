export interface CouponCounts {
  readonly totalCouponCount: number;
  readonly waitCouponCount: number;
  readonly qyfdCouponCount: number;
  readonly lllbCouponCount: number;
  readonly wzgCouponCount: number;
}

/** How often a thing that may be missing, text or nonsense counts. */
const counted = (value: unknown): number =>
  Number(value) > 0 && Number.isFinite(Number(value)) ? Math.floor(Number(value)) : 0;

/** The five coupon counts, whatever of them arrived: all default to 0 (§3). */
export const couponCounts = (
  answer: { readonly [Count in keyof CouponCounts]?: unknown } | null | undefined,
): CouponCounts => ({
  totalCouponCount: counted(answer?.totalCouponCount),
  waitCouponCount: counted(answer?.waitCouponCount),
  qyfdCouponCount: counted(answer?.qyfdCouponCount),
  lllbCouponCount: counted(answer?.lllbCouponCount),
  wzgCouponCount: counted(answer?.wzgCouponCount),
});
