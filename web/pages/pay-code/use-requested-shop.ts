import { codes } from '#core/contract/envelope.ts';
import { payCode } from '#core/contract/goods/pay-code.ts';
import type { Shop } from '#core/contract/goods/shared/shop.shapes.ts';
import type { Place } from '#core/rules/location/area.ts';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import { useCall } from '#web/platform/queries/use-call.ts';

interface RequestedShop {
  /** Undefined while it is read, and where it cannot be. */
  readonly shop: Shop | undefined;
  readonly isRead: boolean;
  /** No store has the code; the subscriber was told. */
  readonly isUnknown: boolean;
}

/** The store whose code the address carries: chosen in the list, or scanned from its sign. */
export function useRequestedShop(
  shopCode: string | undefined,
  { latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>,
): RequestedShop {
  const { data, error } = useCall(
    payCode.shopByCode,
    { shopCode: shopCode ?? '', latitude, longitude },
    { enabled: shopCode !== undefined },
  );
  // A position that is found a moment later changes the distance alone.
  const shop = useLastValue(data, shopCode ?? '');
  return {
    shop,
    isRead: shop !== undefined || error !== undefined,
    isUnknown: !shop && error?.code === codes.refused,
  };
}
