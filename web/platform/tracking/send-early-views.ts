import type { HostId } from '#core/config/hosts.ts';
import { userLog } from '#core/contract/common/user-log.ts';
import { trackData } from '#core/rules/tracking/track-data.ts';
import type { SiteContext } from '../site/site-context.tsx';
import { knownValues } from './known-values.ts';
import { subscriberNumber } from './values/subscriber-number.ts';
import { tracking } from './track.ts';

const { prefix, path } = userLog.pageViewLog;

/**
 * Sends the page views of a page that is left before the tracker is loaded. The record is the tracking data, which
 * has the fields of a page view and needs no other script. The tracker does not send them again.
 */
export function sendEarlyViews(site: SiteContext, host: HostId): void {
  tracking.waiting.forEach((noted, place) => {
    const { event, page, at, sent } = noted;
    if (event.type !== 'pageview' || sent) return;
    tracking.waiting[place] = { ...noted, sent: true };
    const known = trackData(knownValues(site, page), at);
    const view = { ...known, ...subscriberNumber(), host, startMills: at, endMills: at };
    try {
      navigator.sendBeacon(
        site.base + prefix + path,
        new Blob([JSON.stringify(view)], { type: 'application/json' }),
      );
    } catch {
      return; // no beacons here (§8)
    }
  });
}

/** Sends them when the page is left or hidden, until the signal. */
export function watchEarlyLeave(site: SiteContext, host: HostId, signal: AbortSignal): void {
  document.documentElement.dataset['tracked'] = ''; // the boot script leaves page views to this module
  const leave = (): void => sendEarlyViews(site, host);
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', onHidden, { signal });
}
