import type { Wallet, WalletVoucher } from '../../contract/order/wallet.shapes.ts';
import { walletEnd } from './wallet-end.ts';

/** The vouchers that end soon, which are shown first, and the others. */
export function vouchersByEnd({ vouchers, serverNow }: Pick<Wallet, 'vouchers' | 'serverNow'>): {
  readonly soon: readonly WalletVoucher[];
  readonly later: readonly WalletVoucher[];
} {
  const isSoon = ({ validUntil }: WalletVoucher) => walletEnd(validUntil, serverNow).isSoon;
  return { soon: vouchers.filter(isSoon), later: vouchers.filter((voucher) => !isSoon(voucher)) };
}
