import type { WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';

/** Where a voucher is used: the nearest shop with its distance, or how many shops take it. */
export function shopText({ shop, shopCount, skuName }: WalletVoucher): string {
  if (!shop) return skuName;
  if (shop.distanceMeters === null) return `${shopCount}家门店可用`;
  return `${shop.shopName}，${distanceText(shop.distanceMeters)}${shop.openNow ? ' 营业中' : ' 休息中'}`;
}
