import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  behaviourRecord as shape,
  pageViewRecord,
  type BehaviourRecord,
  type PageViewRecord,
} from '#core/contract/common/user-log.shapes.ts';
import { userLog } from '#core/contract/common/user-log.ts';
import { noHost } from '../hosts/host-context.tsx';
import { setSession } from '../session/session-store.ts';
import { aMember } from '../testing/a-user.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { siteOf } from '../site/site-context.tsx';
import { goodsMarks } from './goods-marks.ts';
import { sendEarlyViews } from './send-early-views.ts';
import { trackPageView } from './track-page-view.ts';
import { freshTracking } from './testing/fresh-tracking.ts';
import { track, tracking } from './track.ts';
import { trackOrderStart } from './track-order-start.ts';
import { startTracker } from './tracker.ts';

const site = siteOf({ env: 'dev', base: '/content', project: 'super-market' });
const beacons: Promise<string>[] = [];
const beacon = vi.fn<(url: string, body: Blob) => boolean>();
const views: Promise<string>[] = [];
const beaconed = async () =>
  (await Promise.all(beacons)).flatMap((text) => JSON.parse(text) as BehaviourRecord[]);
const viewed = async () => (await Promise.all(views)).map((text) => JSON.parse(text) as PageViewRecord);
const warned = vi.spyOn(console, 'warn');
let stop: () => void = () => undefined;

const api = () => fakeApi().answer(userLog.pageViewLog, null).answer(userLog.behaviourLog, null);
const begin = (server = api()) => {
  stop = startTracker(site, server.call, noHost);
  return server;
};
const arriveAt = (address: string, pageId = 'home', title = '首页') => {
  history.replaceState(null, '', address);
  trackPageView(site, { found: { pageId }, title });
};

beforeEach(() => {
  freshTracking();
  setSession({ kind: 'guest' });
  warned.mockReset().mockImplementation(() => undefined);
  beacons.length = 0;
  views.length = 0;
  beacon
    .mockReset()
    .mockImplementation((url, body) => (url.endsWith('pageView') ? views : beacons).push(body.text()) > 0);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  arriveAt('/content/super-market/market-index?smsId=s1&shortId=x1&IU=u9');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('events (§3, §7)', () => {
  it('that waited are sent in their order, each as of its own page and moment', async () => {
    track({ type: 'clk', floorName: '福袋', pointName: '立即领取' });
    arriveAt('/content/super-market/goods-detail', 'goodsDetail', '商品详情');
    track({ type: 'clk', floorName: '商品', pointName: '购买' });
    begin();
    window.dispatchEvent(new Event('pagehide'));
    expect(await beaconed()).toMatchObject([
      {
        event: 'clk',
        actionType: 3,
        plId: 'f_d-l_j_l_q',
        plName: '福袋-立即领取',
        pageId: 'home',
        pageName: '首页',
        smsId: 's1',
        host: 'others',
        vipTypeLevel: 0,
      },
      { event: 'clk', pageId: 'goodsDetail', pageName: '商品详情' },
    ]);
    for (const record of await beaconed()) expect(shape.safeParse(record).success).toBe(true);
  });

  it('go by beacon as a list: taps 3, impressions 12, unless said otherwise, and without the component’s name', async () => {
    const server = begin();
    await vi.waitFor(() => expect(server.callsOf(userLog.pageViewLog)).toHaveLength(1));
    track({ type: 'clk', componentsName: 'Floor' });
    track({ type: 'imp', actionType: 5 });
    track({ type: 'clk', actionType: 5 });
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    expect(beacon).toHaveBeenCalledExactlyOnceWith(
      '/content/provider-common/userLog/behavior1',
      expect.any(Blob),
    );
    expect((await beaconed()).map(({ actionType }) => actionType)).toEqual([3, 12, 5]);
    expect(JSON.stringify(await beaconed())).not.toContain('componentsName');
  });

  it.each([
    ['dl', { actionType: 1, actionSubType: 16, contentType: 0 }],
    ['popview', { event: 'popview' }],
  ] as const)('of kind %s go by the quiet call', async (type, fields) => {
    const server = begin();
    track({ type });
    await vi.waitFor(() => expect(server.callsOf(userLog.behaviourLog)).toHaveLength(1));
    expect(server.callsOf(userLog.behaviourLog)[0]?.input).toMatchObject({ ...fields, smsId: 's1' });
    window.dispatchEvent(new Event('pagehide'));
    expect(await beaconed()).toEqual([]);
  });

  it('of an order leave at once, for the page may leave too', async () => {
    begin();
    trackOrderStart('20', { goodsId: 'g1', skuId: 's1' });
    expect(await beaconed()).toMatchObject([{ event: 'ordst', si_x: '20', goodsId: 'g1', actionType: 3 }]);
  });

  it('on a right are called 权益点击 (§9)', async () => {
    begin();
    track({ type: 'clk', floorName: '影音娱乐', rightsId: 'r1', rightsName: '视频月卡' });
    window.dispatchEvent(new Event('pagehide'));
    expect(await beaconed()).toMatchObject([
      { plName: '影音娱乐-权益点击', plId: 'y_y_y_l-q_y_d_j', rightsId: 'r1' },
    ]);
  });

  it('carry the recommendation of tapped goods until goods without one are opened', async () => {
    begin();
    const card = (goodsId: string, recommendId?: string) =>
      goodsMarks({ goodsId, goodsName: goodsId, skuId: 's', recommendId });
    render(
      <div data-floor="权益热销">
        <a href="#a" {...card('a', 'r1')}>
          甲
        </a>
        <a href="#b" {...card('b')}>
          乙
        </a>
      </div>,
    );
    track({ type: 'tap', on: screen.getByText('甲') });
    track({ type: 'imp', floorName: '福袋' });
    track({ type: 'tap', on: screen.getByText('乙') });
    window.dispatchEvent(new Event('pagehide'));
    expect((await beaconed()).map(({ recommendId }) => recommendId)).toEqual(['r1', 'r1', undefined]);
    expect(sessionStorage.getItem('DEV_recommendId')).toBeNull();
  });

  it('carry the masked number and the level of the member', async () => {
    setSession(aMember({ userId: 'U7', mobile: '13812345678', vipTypeLevel: 2 }));
    begin();
    track({ type: 'clk', pointName: '给13912345678充值' });
    window.dispatchEvent(new Event('pagehide'));
    expect(await beaconed()).toMatchObject([
      { userId: 'U7', mobile: '138****5678', vipTypeLevel: 2, plName: '所在楼层-给139****5678充值' },
    ]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('are warned about when they lack what they need (§5)', () => {
    setSession(aMember({ mobile: '' }));
    begin();
    track({ type: 'ordst' });
    expect(warned.mock.calls.flat()).toEqual([
      'fatal, tracking data incomplete',
      'an ordst event needs si_x',
    ]);
  });
});

describe('page views (§7)', () => {
  it('are logged after each navigation, once each', async () => {
    const server = begin();
    trackPageView(site, { found: { pageId: 'home' }, title: '首页' });
    arriveAt('/content/super-market/mine-index', 'mine', '我的');
    await vi.waitFor(() => expect(server.callsOf(userLog.pageViewLog)).toHaveLength(2));
    expect(server.callsOf(userLog.pageViewLog).map(({ input }) => input)).toMatchObject([
      { pageId: 'home', actionType: 21, shortId: 'x1' },
      { pageId: 'mine', referer: 'http://localhost:3000/content/super-market/market-index', shortId: 'x1' },
    ]);
  });

  it('wait until the session is known, so that the first one carries the subscriber’s number', async () => {
    setSession({ kind: 'unknown' });
    const server = begin();
    setSession({ kind: 'guest', trying: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect(server.callsOf(userLog.pageViewLog)).toEqual([]);
    setSession(aMember({ mobile: '13812345678' }));
    await vi.waitFor(() => expect(server.callsOf(userLog.pageViewLog)).toHaveLength(1));
    expect(server.callsOf(userLog.pageViewLog)[0]?.input).toMatchObject({
      pageId: 'home',
      mobile: '138****5678',
      host: 'others',
    });
  });

  it('of a page that is left before go by beacon, once', async () => {
    setSession({ kind: 'unknown' });
    const server = begin();
    window.dispatchEvent(new Event('pagehide'));
    setSession(aMember());
    await new Promise((resolve) => setTimeout(resolve));
    expect(await viewed()).toMatchObject([{ pageId: 'home', actionType: 21 }]);
    expect(pageViewRecord.safeParse((await viewed())[0]).success).toBe(true);
    expect(server.callsOf(userLog.pageViewLog)).toEqual([]);
  });

  it('that went by beacon before the tracker was loaded are not sent again', async () => {
    setSession(aMember({ mobile: '13812345678' }));
    sendEarlyViews(site, 'chat-app');
    const server = begin();
    arriveAt('/content/super-market/mine-index', 'mine', '我的');
    await vi.waitFor(() => expect(server.callsOf(userLog.pageViewLog)).toHaveLength(1));
    expect(server.callsOf(userLog.pageViewLog)[0]?.input).toMatchObject({ pageId: 'mine' });
    expect(await viewed()).toMatchObject([
      { pageId: 'home', host: 'chat-app', shortId: 'x1', mobile: '138****5678' },
    ]);
  });

  it('leave in the session what it keeps of a page (§3 Stored values)', () => {
    begin();
    const stored = ['appId', 'pageId', 'pageName', 'pageTitle', 'appProjectNameZH', 'shortId', 'IU'].map(
      (key) => sessionStorage.getItem(`DEV_${key}`),
    );
    expect(stored).toEqual(['C0013', 'home', '首页', '首页', site.project.name, 'x1', 'u9']);
  });

  it('say which tap led to them', async () => {
    const server = begin();
    track({ type: 'clk', floorName: '福袋', pointName: '领取' });
    arriveAt('/content/super-market/equity-pocket', 'blessingBag', '权益福袋');
    await vi.waitFor(() => expect(server.callsOf(userLog.pageViewLog)).toHaveLength(2));
    expect(server.callsOf(userLog.pageViewLog)[1]?.input).toMatchObject({
      plId: 'f_d-l_q',
      plName: '福袋-领取',
    });
    expect(tracking.later()).toEqual({ plId: 'f_d-l_q' });
  });
});

describe('losing the log changes nothing', () => {
  it.each([
    ['cannot be reached', () => api().unplug(userLog.pageViewLog).unplug(userLog.behaviourLog)],
    [
      'never answers',
      () =>
        api()
          .answer(userLog.pageViewLog, () => new Promise<null>(() => undefined))
          .answer(userLog.behaviourLog, () => new Promise<null>(() => undefined)),
    ],
  ])('when it %s', async (_what, server) => {
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    const { calls } = begin(server());
    for (let at = 0; at < 50; at += 1) track({ type: 'dl' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
    expect(calls.length).toBeLessThanOrEqual(21);
  });

  it('when storage throws and the clock is wrong by a year (F10)', async () => {
    vi.useFakeTimers({ now: Date.UTC(2019, 0, 1) });
    const denied = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    );
    begin();
    track({ type: 'clk', goodsId: 'g1', recommendId: 'r1' });
    vi.setSystemTime(Date.UTC(2026, 0, 1));
    track({ type: 'clk', goodsId: 'g2' });
    vi.useRealTimers();
    window.dispatchEvent(new Event('pagehide'));
    expect(await beaconed()).toHaveLength(2);
    expect(warned).not.toHaveBeenCalled();
    for (const spy of denied) spy.mockRestore();
  });

  it('when an event is invalid: the page goes on', () => {
    begin();
    const broken = document.createElement('a');
    vi.spyOn(broken, 'closest').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(() => track({ type: 'tap', on: broken })).not.toThrow();
    expect(warned).toHaveBeenCalledOnce();
    expect(() => track({ type: 'tap', on: document })).not.toThrow();
  });
});
