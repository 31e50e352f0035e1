import { trackedValues } from '#core/rules/links/tracked-keys.ts';
import { storeOf } from '../storage/storage.ts';
import type { SiteContext } from '../site/site-context.tsx';
import { seenPage, track, tracking } from './track.ts';

/** A shown page. */
export interface ShownPage {
  readonly found: { readonly pageId: string };
  readonly title: string;
}

/** Stores the channel of the URL (§2) and tracks the page view. */
export function trackPageView({ environment }: SiteContext, { found, title }: ShownPage): void {
  const page = seenPage(found.pageId, title);
  tracking.page = page;
  const local = storeOf('localStorage', environment.storagePrefix);
  for (const [key, value] of trackedValues(Object.fromEntries(new URLSearchParams(page.search))))
    local.set(key, value);
  track({ type: 'pageview' });
}
