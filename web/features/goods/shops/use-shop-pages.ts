import type { DataOf } from '#core/contract/endpoint.ts';
import { localLife } from '#core/contract/goods/local-life.ts';
import type { LocalShop } from '#core/contract/goods/local-life.shapes.ts';
import { shopsInput, type ShopFilter } from '#core/rules/local-life/shops-input.ts';
import type { Place } from '#core/rules/location/area.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import { usePages, type ShownPages } from '#web/platform/queries/use-pages.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';

type ShopPage = DataOf<typeof localLife.localShops>;

const staleMs = 60_000;

interface ShownShops extends ShownPages<LocalShop> {
  readonly total: number | undefined;
}

/** The shops of a place in pages, nearest first. */
export function useShopPages(place: Place, filter: ShopFilter): ShownShops {
  const call = useApi();
  const queries = useQueryCache();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const input = shopsInput(place, filter);
  const key = [localLife.localShops.path, 'all', input] as const;
  const pages = usePages<LocalShop, ShopPage>(
    key,
    (pageNum) => call(localLife.localShops, shopsInput(place, filter, pageNum)),
    // The inlined answer is a guest's, without own codes.
    { staleMs: isMember ? 0 : staleMs, inlined: callKey(localLife.localShops, input) },
  );
  // A position that is found a moment later must not empty the page; another filter or city may.
  const shown = useLastValue(
    queries.read<readonly ShopPage[]>(key).data,
    JSON.stringify([place.areaNum, filter]),
  );
  return {
    ...pages,
    list: pages.list ?? (pages.error ? undefined : shown?.flatMap(({ list }) => list)),
    total: shown?.[0]?.total,
  };
}
