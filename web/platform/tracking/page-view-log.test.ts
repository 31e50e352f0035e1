import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageViewRecord as shape } from '#core/contract/common/user-log.shapes.ts';
import { siteOf } from '../site/site-context.tsx';
import { pageViewLog } from './page-view-log.ts';
import { freshTracking } from './testing/fresh-tracking.ts';
import type { SeenPage } from './track.ts';

const site = siteOf({ env: 'dev', base: '/content', project: 'super-market' });
const now = Date.UTC(2026, 6, 8, 2);
const page = (pageId: string, search = ''): SeenPage => ({
  pageId,
  pageName: '首页',
  pageUrl: `https://mall.example/content/super-market/${pageId}`,
  search,
});
const newLog = () => pageViewLog(site, 'chat-app', () => 'v1');

beforeEach(freshTracking);

describe('the record of a page view (§3, §7)', () => {
  it('names page, channel, visit and place, and says how long the way took', () => {
    const record = newLog()(page('home', `?timeStamp=${now - 1_200}&actId=a1&channelId=ignored`), now, {
      plId: 'f_d-l_q',
      plName: '福袋-领取',
    });
    expect(record).toMatchObject({
      appId: 'C0013',
      channelId: 'C0013',
      actionType: 21,
      pageId: 'home',
      pageName: '首页',
      pageUrl: 'https://mall.example/content/super-market/home',
      cookieId: 'v1',
      host: 'chat-app',
      activityId: 'a1',
      plId: 'f_d-l_q',
      plName: '福袋-领取',
      startMills: now - 1_200,
      endMills: now,
      timeMills: 1_200,
    });
    expect(record.pathId).toMatch(/^[0-9a-f]{32}$/);
    expect(shape.safeParse(record).success).toBe(true);
  });

  it('says where the page was come from: from outside by the browser’s word, then from page to page', () => {
    const from = vi
      .spyOn(document, 'referrer', 'get')
      .mockReturnValue('https://chat.example/a?mobile=13812345678#x');
    const log = newLog();
    expect(log(page('home'), now, {}).referer).toBe('https://chat.example/a');
    expect(log(page('mine'), now, {}).referer).toBe('https://mall.example/content/super-market/home');
    from.mockRestore();
  });

  it('keeps the last route in the session', () => {
    const log = newLog();
    log(page('home'), now - 5, {});
    log(page('mine'), now, {});
    expect(JSON.parse(sessionStorage.getItem('DEV_lastRouteInfo') ?? '')).toEqual({
      to: page('mine').pageUrl,
      from: page('home').pageUrl,
      timestamp: now,
    });
  });

  it.each([
    ['a year ahead of the address', now - 365 * 86_400_000],
    ['a year behind it', now + 365 * 86_400_000],
  ])('takes no time where the phone’s clock is %s (F10)', (_what, timeStamp) => {
    const log = newLog();
    log(page('home'), now, {});
    expect(log(page('mine', `?timeStamp=${timeStamp}`), now, {})).toMatchObject({
      startMills: now,
      endMills: now,
      timeMills: 0,
    });
  });

  it('masks a number wherever it stands', () => {
    const record = newLog()({ ...page('home', '?actId=13812345678'), pageName: '13912345678的首页' }, now, {
      plName: '给13712345678充值',
    });
    expect(JSON.stringify(record)).not.toMatch(/1[3-9]\d{9}(?!\d)/);
  });
});
