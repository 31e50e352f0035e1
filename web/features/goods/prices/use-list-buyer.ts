import type { catalogue } from '#core/contract/goods/catalogue.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { useBuyer } from './use-buyer.ts';

type Named = Pick<RequestOf<typeof catalogue.goodsList>, 'buyer'>;

/** Names the subscriber to a list that is filtered or ordered by price; other lists are the same for all. */
export function useListBuyer(isByPrice: boolean): Named {
  const buyer = useBuyer(isByPrice, isByPrice);
  if (!buyer) return {};
  const { level, cityCode, left } = buyer;
  const usedUp = [...(left ?? [])].filter(([, { pieces }]) => pieces === 0).map(([id]) => id);
  return {
    buyer: {
      level,
      ...(cityCode !== undefined && { cityCode }),
      ...(usedUp.length > 0 && { usedUp }),
    },
  };
}
