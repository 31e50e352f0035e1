import type { RequestOf } from '../../../contract/endpoint.ts';
import type { catalogue } from '../../../contract/goods/catalogue.ts';
import type { Buyer } from '../unit-price.ts';

/** Names the subscriber to a list that is filtered or ordered by price. */
export function listBuyer(buyer: Buyer | undefined): Pick<RequestOf<typeof catalogue.goodsList>, 'buyer'> {
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
