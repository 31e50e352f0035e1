import { placement } from '#core/contract/goods/placement.ts';
import type { MenuItem } from '#core/contract/goods/placement.shapes.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { storeOf, type Store } from '#web/platform/storage/storage.ts';

/** A fetched menu in local storage (§2). */
interface StoredMenu {
  readonly timestamp: number;
  readonly list: readonly MenuItem[];
}

const keyOf = (regionCode: string): string => `pageMenu_${regionCode}`;
const validMs = 24 * 3_600_000;

/** The stored menu of a region, at most a day old. */
export function storedMenu(local: Store, regionCode: string, now: number): readonly MenuItem[] | undefined {
  try {
    const { timestamp, list } = JSON.parse(local.get(keyOf(regionCode)) ?? 'null') as StoredMenu;
    const age = now - timestamp;
    return age >= 0 && age < validMs && Array.isArray(list) ? list : undefined;
  } catch {
    return undefined; // nothing stored, or invalid data
  }
}

/** The bottom menu of a region: fetched and stored with its time; the stored one where it cannot be fetched. */
export function usePageMenu(regionCode: string): readonly MenuItem[] | undefined {
  const { environment } = useSite();
  const call = useApi();
  const load = async () => {
    const local = storeOf('localStorage', environment.storagePrefix);
    try {
      const data = await call(placement.pageMenu, { regionCode }, { quiet: true });
      const stored: StoredMenu = { timestamp: Date.now(), list: data.list };
      local.set(keyOf(regionCode), JSON.stringify(stored));
      return data;
    } catch (failure) {
      const list = storedMenu(local, regionCode, Date.now());
      if (!list) throw failure;
      return { list: [...list] };
    }
  };
  // The inlined answer is fetched once more, so that it is stored.
  return useQuery(callKey(placement.pageMenu, { regionCode }), load, { staleMs: 0 }).data?.list;
}
