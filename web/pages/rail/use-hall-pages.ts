import type { DataOf, RequestOf } from '#core/contract/endpoint.ts';
import { rail } from '#core/contract/goods/rail.ts';
import type { Hall } from '#core/contract/goods/rail.shapes.ts';
import type { Place } from '#core/rules/location/area.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import { usePages, type ShownPages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';

type HallPage = DataOf<typeof rail.halls>;
export type HallFilter = Pick<RequestOf<typeof rail.halls>, 'kind' | 'openNow' | 'services'> & {
  readonly keyword?: string | undefined;
};

interface ShownHalls extends ShownPages<Hall> {
  readonly kindCounts: HallPage['kindCounts'] | undefined;
}

/** Halls in pages, nearest first; a word searches. */
export function useHallPages(place: Place, filter: HallFilter, enabled: boolean): ShownHalls {
  const call = useApi();
  const queries = useQueryCache();
  const { areaNum: cityCode, latitude, longitude } = place;
  const { keyword, kind, ...narrowed } = filter;
  const input = { kind, cityCode, latitude, longitude };
  const key = [rail.halls.path, 'all', input, filter] as const;
  const pages = usePages<Hall, HallPage>(
    key,
    (pageNum) =>
      keyword === undefined
        ? call(rail.halls, { ...input, ...narrowed, pageNum, pageSize: 20 })
        : call(rail.searchHalls, { ...input, ...narrowed, keyword, pageNum, pageSize: 20 }),
    { enabled, staleMs: 30_000 },
  );
  const shown = useLastValue(queries.read<readonly HallPage[]>(key).data, JSON.stringify(filter));
  return {
    ...pages,
    list: pages.list ?? (pages.error ? undefined : shown?.flatMap(({ list }) => list)),
    kindCounts: shown?.[0]?.kindCounts,
  };
}
