import { userLog } from '#core/contract/common/user-log.ts';
import { beaconRecord } from '#core/rules/tracking/beacon-record.ts';
import { behaviourRecord } from '#core/rules/tracking/behaviour-record.ts';
import { placeId, rightsClickName } from '#core/rules/tracking/place-id.ts';
import type { CallApi } from '../api/client.ts';
import { requestOf } from '#core/rules/calls/request-of.ts';
import type { Host } from '../hosts/host.ts';
import { storeOf } from '../storage/storage.ts';
import type { SiteContext } from '../site/site-context.tsx';
import { analyticsSink } from './analytics-sink.ts';
import { beaconOutbox } from './beacon-outbox.ts';
import { behaviourContext } from './behaviour-context.ts';
import { idSource } from './values/id-source.ts';
import { keepPageValues } from './keep-page-values.ts';
import { masked } from './values/masked.ts';
import { pageViewLog, type TapPlace } from './page-view-log.ts';
import { pinyinInitials } from '#core/rules/format/pinyin-initials.ts';
import { pageViewOutbox } from './page-view-outbox.ts';
import { logQueue } from './log-queue.ts';
import { readPopup, readTap } from './read-tracked-place.ts';
import { recommendation } from './recommendation.ts';
import { tracking, type Noted, type SeenPage, type TrackEvent } from './track.ts';
import { visitCookie } from './values/visit-cookie.ts';
import { watchImpressions } from './watch-impressions.ts';

const readSign = { tap: readTap, popup: readPopup };

/** Sends tracking events: page views and logs by quiet calls; taps, impressions and order starts by beacon; all of them to the analytics SDK. */
export function startTracker(site: SiteContext, call: CallApi, host: Host): () => void {
  document.documentElement.dataset['tracked'] = '';
  const { storagePrefix } = site.environment;
  const cookieId = visitCookie(storagePrefix, idSource(site));
  const recommended = recommendation(storeOf('sessionStorage', storagePrefix));
  const viewOf = pageViewLog(site, host.id, cookieId);
  const analytics = analyticsSink({ site, host, cookieId });
  const logs = logQueue(call, site.base);
  const views = pageViewOutbox(logs);
  const outbox = beaconOutbox(requestOf(site.base, userLog.behaviourBeacon, {}, Date.now()).url);
  const impressions = watchImpressions();
  let lastTap: TapPlace = {};
  let lastPage: SeenPage | undefined;

  const sendView = (page: SeenPage, at: number, sent = false): void => {
    if (lastPage?.pageUrl === page.pageUrl && lastPage.search === page.search) return; // a fragment navigation
    lastPage = page;
    impressions.restart();
    keepPageValues(site, page);
    const view = viewOf(page, at, lastTap);
    if (!sent) views.add(view);
    analytics({ type: 'pageview' }, page);
  };
  const send = (
    { type, floorName, pointName, nextUrl, ...event }: TrackEvent,
    { page, at, sent }: Noted,
  ): void => {
    if (type === 'pageview') return sendView(page, at, sent);
    const place = placeId(
      { floorName, pointName: pointName || (event.rightsId ? rightsClickName : undefined) },
      pinyinInitials,
    );
    if (type === 'clk') lastTap = place;
    if (type === 'clk' && event.goodsId) recommended.opened(event.recommendId, at);
    const { record, warnings } = behaviourRecord(
      behaviourContext(site, host.id, page, recommended.current(at)),
      { type, ...event, ...place },
      at,
    );
    for (const warning of warnings) console.warn(warning);
    analytics(
      {
        ...place,
        type,
        nextUrl,
        goodsId: event.goodsId ?? undefined,
        skuId: event.skuId ?? undefined,
        si_x: event.si_x,
        componentId: event.componentsName,
      },
      page,
    );
    const byBeacon = type !== 'dl' && beaconRecord(type, record);
    if (byBeacon) outbox.add(masked(byBeacon));
    else logs.add(userLog.behaviourLog, masked(record));
    if (type === 'ordst') outbox.flush();
  };
  const take = (noted: Noted): void => {
    try {
      const { event } = noted;
      const tracked = 'on' in event ? readSign[event.type](event.on) : event;
      if (tracked) send(tracked, noted);
    } catch (fault) {
      console.warn('an event was not logged', fault); // tracking never breaks a page (§8)
    }
  };

  const keep = tracking.hear;
  tracking.hear = take;
  tracking.later = () => ({ plId: lastTap.plId });
  tracking.waiting.splice(0).forEach(take);

  const leave = (): void => {
    views.flush();
    logs.flush();
    outbox.flush();
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    tracking.hear = keep;
    impressions.stop();
    leave();
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
