import type { DataOf } from '#core/contract/endpoint.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import type { CouponTab, OwnedCoupon } from '#core/contract/goods/coupons.shapes.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { usePages, type ShownPages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';

type Answer = DataOf<typeof coupons.myCoupons>;

interface MyCoupons extends ShownPages<OwnedCoupon> {
  /** The whole answer of the first page, with its counts. */
  readonly first: Answer | undefined;
}

interface Input {
  readonly couponType?: CouponType | undefined;
  /** Only those that pay in this store. */
  readonly shopCode?: string | undefined;
}

/** The subscriber's coupons of a tab in pages; usable ones that are alike as one. */
export function useMyCoupons(tab: CouponTab, { couponType, shopCode }: Input): MyCoupons {
  const call = useApi();
  const queries = useQueryCache();
  const isStacked = tab === 'usable' && !shopCode;
  const input = {
    tab,
    ...(couponType && { couponType }),
    ...(shopCode && { shopCode }),
    ...(isStacked && { stacked: true }),
  };
  const key = [coupons.myCoupons.path, 'all', input] as const;
  const pages = usePages<OwnedCoupon, Answer>(key, (pageNum) =>
    call(coupons.myCoupons, { ...input, pageNum, pageSize: isStacked ? 50 : 20 }),
  );
  return { ...pages, first: queries.read<readonly Answer[]>(key).data?.[0] };
}
