import type { PageViewRecord } from '#core/contract/common/user-log.shapes.ts';
import { pageViewRecord } from '#core/rules/tracking/page-view-record.ts';
import { storeOf } from '../storage/storage.ts';
import type { World } from '../world/world.tsx';
import { knownValues } from './known-values.ts';
import { masked } from './masked.ts';
import type { SeenPage } from './track.ts';

/** The place whose tap led to the page. */
export interface TapPlace {
  readonly plId?: string;
  readonly plName?: string;
}

/** A way to a page that took longer was not one way: the phone slept, or its clock was set. */
const longestWayMs = 60_000;

/** Makes the record of every page view: how long the way to the page took, and from where it led (§3). */
export function pageViewLog(
  world: World,
  cookieId: () => string,
): (page: SeenPage, at: number, place: TapPlace) => PageViewRecord {
  const session = storeOf('sessionStorage', world.environment.storagePrefix);
  let from: string | undefined;
  return (page, at, { plId, plName }) => {
    const referer = from ?? document.referrer.split(/[?#]/)[0] ?? '';
    const startMills = wayBegan(page, at, from === undefined);
    from = page.pageUrl;
    session.set('lastRouteInfo', JSON.stringify({ to: page.pageUrl, from: referer, timestamp: at }));
    const {
      appId,
      channelId,
      pageId,
      pageName,
      pageUrl,
      messageId,
      contentId,
      shortId,
      pathId,
      actNum,
      activityId,
      actId,
    } = knownValues(world, page);
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
      cookieId: cookieId(),
      activityId: actNum || activityId || actId,
    };
    return masked(pageViewRecord({ ...known, startMills, endMills: at }));
  };
}

/** Every navigation says in the address when it began (§2); a document opened from outside began with itself. */
function wayBegan({ search }: SeenPage, at: number, first: boolean): number {
  const told = [
    Number(new URLSearchParams(search).get('timeStamp')),
    ...(first ? [Math.round(performance.timeOrigin)] : []),
  ];
  return told.find((began) => began <= at && at - began <= longestWayMs) ?? at;
}
