import { browserLocation } from './browser-location.ts';

/**
 * After a release an old document asks for parts that are gone; a fresh one knows the new ones. A document that is fresh
 * already, or has no network, is not asked for again: that would be an endless wheel.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || cameByReload()) return false;
  browserLocation.reload();
  return true;
}

function cameByReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && 'type' in entry) return entry.type === 'reload';
  return 'navigation' in performance && performance.navigation.type === 1; // before iOS 15
}
