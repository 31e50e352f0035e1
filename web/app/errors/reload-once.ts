import { browserLocation } from '../navigation/browser-location.ts';

/**
 * After a release an old document asks for chunks that no longer exist; a reload fetches the new ones. It does not reload
 * a document that was just reloaded or is offline, because that would loop.
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
