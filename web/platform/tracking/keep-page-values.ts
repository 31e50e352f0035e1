import { storeOf } from '../storage/storage.ts';
import type { SiteContext } from '../site/site-context.tsx';
import type { SeenPage } from './track.ts';

const fromAddress = ['shortId', 'IU'] as const;

/** Stores values of the page and its URL for the session (§3 Stored values). */
export function keepPageValues(
  { environment: { storagePrefix }, project: { appId, name } }: SiteContext,
  { pageId, pageName, search }: SeenPage,
): void {
  const session = storeOf('sessionStorage', storagePrefix);
  const query = new URLSearchParams(search);
  const fromUrl = fromAddress.map((key) => [key, query.get(key)?.slice(0, 128)] as const);
  const values = [
    ...fromUrl,
    ...Object.entries({ appId, pageId, pageName, pageTitle: pageName, appProjectNameZH: name }),
  ];
  for (const [key, value] of values) if (value) session.set(key, value);
}
