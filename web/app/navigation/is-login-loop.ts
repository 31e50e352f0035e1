import type { Store } from '#web/platform/storage/storage.ts';

const withinMs = 10_000;
const max = 3;

/** Counts redirects from a page to the login page; more than three within ten seconds are a redirect loop. */
export function isLoginLoop(store: Store, pathname: string, now: number): boolean {
  const [path, ...times] = (store.get('loginTrips') ?? '').split(' ');
  const recent = path === pathname ? times.filter((at) => now - Number(at) < withinMs) : [];
  if (recent.length >= max) return true;
  store.set('loginTrips', [pathname, ...recent, now].join(' '));
  return false;
}
