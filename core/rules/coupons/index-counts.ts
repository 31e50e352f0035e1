export interface IndexCounts {
  readonly totalCouponCount: number;
  readonly waitCouponCount: number;
  readonly qyfdCouponCount: number;
  readonly lllbCouponCount: number;
  readonly wzgCouponCount: number;
  readonly trafficBagCount: number;
  readonly halfPriceCount: number;
}

/** A count from a value that may be missing, text or invalid; 0 if it is not a positive number. */
const toCount = (value: unknown): number =>
  Number(value) > 0 && Number.isFinite(Number(value)) ? Math.floor(Number(value)) : 0;

/** The counts of an answer; missing ones are 0 (§3). */
export const indexCounts = (
  answer: { readonly [Count in keyof IndexCounts]?: unknown } | null | undefined,
): IndexCounts => ({
  totalCouponCount: toCount(answer?.totalCouponCount),
  waitCouponCount: toCount(answer?.waitCouponCount),
  qyfdCouponCount: toCount(answer?.qyfdCouponCount),
  lllbCouponCount: toCount(answer?.lllbCouponCount),
  wzgCouponCount: toCount(answer?.wzgCouponCount),
  trafficBagCount: toCount(answer?.trafficBagCount),
  halfPriceCount: toCount(answer?.halfPriceCount),
});
