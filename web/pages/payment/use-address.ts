import { addresses } from '#core/contract/order/addresses.ts';
import type { Address } from '#core/contract/order/addresses.shapes.ts';
import { useCall } from '#web/platform/queries/use-call.ts';

export interface CheckoutAddress {
  readonly chosen: Address | undefined;
  readonly loading: boolean;
  /** Why the order cannot be submitted yet. */
  readonly missing: string | undefined;
}

/** Where physical goods go: the address of the link, else the default. */
export function useAddress(needed: boolean, addressId: string | undefined): CheckoutAddress {
  const { data, error } = useCall(addresses.addressList, {}, { enabled: needed });
  const chosen = data?.list.find((each) => each.addressId === addressId) ?? data?.list[0];
  const loading = needed && !data && !error;
  return { chosen, loading, missing: needed && !loading && !chosen ? '请先选择收货地址' : undefined };
}
