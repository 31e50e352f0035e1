import { localLife } from '#core/contract/goods/local-life.ts';
import type { LocalShop } from '#core/contract/goods/local-life.shapes.ts';
import { shopsInput, type ShopFilter } from '#core/rules/local-life/shops-input.ts';
import type { Place } from '#core/rules/location/area.ts';
import { useLastValue } from '../../platform/queries/use-last-value.ts';
import { usePages, type Pages } from '../../platform/queries/use-pages.ts';

export interface Shops extends Pages<LocalShop> {
  readonly total: number | undefined;
}

/** The shops of a place, page by page. A position that is found a moment later does not empty the page; another filter or city does. */
export function useShops(place: Place, filter: ShopFilter): Shops {
  const pages = usePages(localLife.localShops, shopsInput(place, filter));
  const shown = useLastValue(pages.first, JSON.stringify([place.areaNum, filter]));
  return {
    ...pages,
    items: pages.items ?? (pages.error ? undefined : shown?.list),
    total: shown?.total,
  };
}
