import type { Environment } from '#core/config/environments.ts';
import { passWorkerPath } from '#core/site/pass-worker.ts';
import { passCachePrefix } from './stored-passes.ts';

type Bases = Pick<Environment, 'base' | 'resourcesBase'>;

/** Public files of the build and pictures; never calls. */
const isFile = (base: string, { origin, pathname }: URL): boolean =>
  origin === location.origin &&
  (pathname.startsWith(`${base}/assets/`) || pathname.startsWith(`${base}/art/`));

/** The files that a document names. Read as text: a parsed document would apply its styles under the policy of this one. */
const filesNamedIn = (html: string): readonly string[] =>
  ['scripts', 'styles'].flatMap((kind) =>
    (new RegExp(` data-${kind}="([^"]*)"`).exec(html)?.[1] ?? '').split(' ').filter(Boolean),
  );

/**
 * Stores this page's document and files in the cache of its service worker, which answers them when the network is gone. Files of an
 * older release are removed. The document holds no subscriber data.
 */
export async function keepPage({ base, resourcesBase }: Bases): Promise<void> {
  const { pathname, search } = location;
  // A worker cannot serve pages outside its folder. Both are missing without https.
  const folder = [base, resourcesBase].find((each) => pathname.startsWith(`${each}/`));
  if (folder === undefined || !('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  const page = await fetch(pathname + search);
  if (!page.ok) return;
  const cache = await caches.open(passCachePrefix + pathname);
  await cache.put(pathname, page.clone());
  const filesOf = (urls: readonly string[]): readonly string[] =>
    urls
      .map((url) => new URL(url, location.href))
      .filter((url) => isFile(base, url))
      .map(({ href }) => href);
  const required = filesOf(filesNamedIn(await page.text()));
  const loaded = filesOf(performance.getEntriesByType('resource').map(({ name }) => name));
  const stored = filesOf((await cache.keys()).map(({ url }) => url));
  const old = stored.filter((url) => !required.includes(url) && !loaded.includes(url));
  await Promise.all(old.map((url) => cache.delete(url)));
  await cache.addAll(required.filter((url) => !stored.includes(url)));
  // What was loaded besides is useful, not required.
  const others = loaded.filter((url) => !stored.includes(url) && !required.includes(url));
  await Promise.allSettled(others.map((url) => cache.add(url)));
  await navigator.serviceWorker.register(folder + passWorkerPath, { scope: pathname });
}
