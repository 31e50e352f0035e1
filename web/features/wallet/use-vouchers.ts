import { wallet } from '#core/contract/order/wallet.ts';
import type { WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { usePlace } from '#web/platform/location/place-store.ts';
import { useCall } from '#web/platform/queries/use-call.ts';

/** The codes of an order with the shops that take them, and the distance where the position is known; undefined: not loaded. */
export function useVouchers(orderNo: string, hasCodes: boolean): readonly WalletVoucher[] | undefined {
  const place = usePlace();
  const { latitude, longitude } = place;
  const input = { orderNo, ...(isMeasured(place) && { latitude, longitude }) };
  const { data, error } = useCall(wallet.wallet, input, { enabled: hasCodes });
  return data?.vouchers ?? (error && []);
}
