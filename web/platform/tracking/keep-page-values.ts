import { storeOf } from '../storage/storage.ts';
import type { World } from '../world/world.tsx';
import type { SeenPage } from './track.ts';

const fromAddress = ['shortId', 'IU'] as const;

/** What a session keeps of the page it is on, and of the address it came by (§3 Stored values). */
export function keepPageValues(
  { environment: { storagePrefix }, project: { appId, name } }: World,
  { pageId, pageName, search }: SeenPage,
): void {
  const session = storeOf('sessionStorage', storagePrefix);
  const query = new URLSearchParams(search);
  const told = fromAddress.map((key) => [key, query.get(key)?.slice(0, 128)] as const);
  const values = [
    ...told,
    ...Object.entries({ appId, pageId, pageName, pageTitle: pageName, appProjectNameZH: name }),
  ];
  for (const [key, value] of values) if (value) session.set(key, value);
}
