import type { WalletVoucher } from '../../contract/order/wallet.shapes.ts';
import { distanceText } from '../format/distance.ts';

/** Where a voucher is used: the nearest shop with its distance, or how many shops take it. */
export function voucherPlace({ shop, shopCount, skuName }: WalletVoucher): string {
  if (!shop) return skuName;
  if (shop.distanceMeters === null) return `${shopCount}家门店可用`;
  return `${shop.shopName}，${distanceText(shop.distanceMeters)}${shop.openNow ? ' 营业中' : ' 休息中'}`;
}
