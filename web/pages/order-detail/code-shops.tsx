import { Suspense } from 'react';
import type { WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';

const GoodsShops = lazyPart(() =>
  import('#web/features/goods/shops/goods-shops.tsx').then((found) => found.GoodsShops),
);
/** With the title that floors of this kind have. */
const height = 184;
const skeleton = (
  <Floor label="加载中" busy>
    <SkeletonBox height={height} />
  </Floor>
);

/** The nearest shops that take the codes which end first, with opening state and the way there. */
export function CodeShops({ vouchers }: { readonly vouchers: readonly WalletVoucher[] | undefined }) {
  if (!vouchers) return skeleton;
  const voucher = vouchers.find(({ shopCount }) => shopCount > 0);
  return (
    voucher && (
      <Suspense fallback={skeleton}>
        <GoodsShops goodsId={voucher.goodsId} shopCount={voucher.shopCount} few={2} />
      </Suspense>
    )
  );
}
