import { trackedValues } from '#core/rules/links/tracked-keys.ts';
import { storeOf } from '../storage/storage.ts';
import type { World } from '../world/world.tsx';
import { seenPage, track, tracking } from './track.ts';

/** A page that has come up, as navigation knows it. */
export interface ShownPage {
  readonly found: { readonly pageId: string; readonly title: string };
}

/** A page has come up: the channel its address names is kept (§2), and its view is noted. */
export function noteArrival({ environment }: World, { found }: ShownPage): void {
  const page = seenPage(found.pageId, found.title);
  tracking.page = page;
  const local = storeOf('localStorage', environment.storagePrefix);
  for (const [key, value] of trackedValues(Object.fromEntries(new URLSearchParams(page.search))))
    local.set(key, value);
  track({ type: 'pageview' });
}
