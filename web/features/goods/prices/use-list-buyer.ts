import { listBuyer } from '#core/rules/goods/lists/list-buyer.ts';
import { useBuyer } from './use-buyer.ts';

/** Names the subscriber to a list that is filtered or ordered by price; other lists are the same for all. */
export const useListBuyer = (isByPrice: boolean): ReturnType<typeof listBuyer> =>
  listBuyer(useBuyer(isByPrice, isByPrice));
