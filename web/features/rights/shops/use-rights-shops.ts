import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import type { RightsShop } from '#core/contract/content/blessing-bag.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Place } from '#core/rules/location/area.ts';
import { usePages, type ShownPages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';

export interface ShopsInput {
  readonly rightsId?: string | undefined;
  /** The shop calls of a rights family. */
  readonly family?: string | undefined;
  readonly categoryId?: string | undefined;
}

const pageSize = 6;
const staleMs = 300_000;

/** The input for the shops of a city, nearest first. */
export const shopsInput = (
  { areaNum, latitude, longitude }: Place,
  { rightsId, family, categoryId }: ShopsInput,
  pageNum = 1,
) => ({
  areaNum,
  latitude,
  longitude,
  ...(rightsId !== undefined && { rightsId }),
  ...(family !== undefined && { family }),
  ...(categoryId !== undefined && { categoryId }),
  pageNum,
  pageSize,
});

type ShopPage = DataOf<typeof blessingBag.blessingBagShops>;

/** Shops that accept rights, in pages; the first page may be inlined in the document. */
export function useRightsShops(place: Place, requested: ShopsInput): ShownPages<RightsShop> {
  const call = useApi();
  const input = shopsInput(place, requested);
  return usePages<RightsShop, ShopPage>(
    [blessingBag.blessingBagShops.path, 'all', input],
    (pageNum) => call(blessingBag.blessingBagShops, shopsInput(place, requested, pageNum)),
    { staleMs, inlined: callKey(blessingBag.blessingBagShops, input) },
  );
}
