import type { HostId } from '#core/config/hosts.ts';
import type { PageViewRecord } from '#core/contract/common/user-log.shapes.ts';
import { pageViewRecord } from '#core/rules/tracking/page-view-record.ts';
import { storeOf } from '../storage/storage.ts';
import type { SiteContext } from '../site/site-context.tsx';
import { knownValues } from './known-values.ts';
import { masked } from './values/masked.ts';
import type { SeenPage } from './track.ts';

/** The floor and point of the tap that opened the page. */
export interface TapPlace {
  readonly plId?: string;
  readonly plName?: string;
}

/** Longer durations are ignored: the phone slept, or its clock was changed. */
const longestWayMs = 60_000;

/** Builds page-view records: the duration of the navigation and its referrer (§3). */
export function pageViewLog(
  site: SiteContext,
  host: HostId,
  cookieId: () => string,
): (page: SeenPage, at: number, place: TapPlace) => PageViewRecord {
  const session = storeOf('sessionStorage', site.environment.storagePrefix);
  let from: string | undefined;
  return (page, at, { plId, plName }) => {
    const referer = from ?? document.referrer.split(/[?#]/)[0] ?? '';
    const startMills = wayBegan(page, at, from === undefined);
    from = page.pageUrl;
    session.set('lastRouteInfo', JSON.stringify({ to: page.pageUrl, from: referer, timestamp: at }));
    const { appId, channelId, pageId, pageName, pageUrl, messageId, contentId, shortId, pathId, ...more } =
      knownValues(site, page);
    const known = {
      appId,
      channelId,
      pageId,
      pageName,
      pageUrl,
      referer,
      messageId,
      contentId,
      shortId,
      pathId,
      plId,
      plName,
      host,
      cookieId: cookieId(),
      activityId: more.actNum || more.activityId || more.actId,
    };
    return masked(pageViewRecord({ ...known, startMills, endMills: at }));
  };
}

/** The navigation's start from the URL's timestamp (§2), else the document's start. */
function wayBegan({ search }: SeenPage, at: number, first: boolean): number {
  const starts = [
    Number(new URLSearchParams(search).get('timeStamp')),
    ...(first ? [Math.round(performance.timeOrigin)] : []),
  ];
  return starts.find((began) => began <= at && at - began <= longestWayMs) ?? at;
}
