import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMember, rememberMember } from '../session/remembered-member.ts';
import { setSession } from '../session/session-store.ts';
import { tokenBox } from '../session/tokens.ts';
import { aMember, aUser } from '../testing/a-user.ts';
import { siteOf } from '../site/site-context.tsx';
import { trackPageView } from './track-page-view.ts';
import { pageTrackData } from './page-track-data.ts';
import { freshTracking } from './testing/fresh-tracking.ts';
import { tracking } from './track.ts';

const site = siteOf({ env: 'dev', base: '/content', project: 'standalone-pages' });
const read = () => JSON.parse(decodeURIComponent(pageTrackData(site))) as Record<string, string | number>;
const arriveAt = (address: string) => {
  history.replaceState(null, '', address);
  trackPageView(site, { found: { pageId: 'rightsEntrance' }, title: '权益领取 🎁' });
};

beforeEach(freshTracking);
afterEach(() => vi.restoreAllMocks());

describe('the tracking data of a request (§3)', () => {
  it('names app, device, page and time, and fits into a header', () => {
    arriveAt('/content/standalone-pages/rights-entrance?mobile=13800000001');
    expect(read()).toMatchObject({
      appId: 'C0013',
      channelId: 'F00000000',
      pageId: 'rightsEntrance',
      pageName: '权益领取 🎁',
      pageUrl: 'http://localhost:3000/content/standalone-pages/rights-entrance',
    });
    expect(read()['logTime']).toMatch(/^\d{14}$/);
    expect(pageTrackData(site)).toMatch(/^[!-~]+$/);
  });

  it('names the page by its address and title before it has come up', () => {
    document.title = '首页';
    history.replaceState(null, '', '/content/super-market/market-index');
    expect(read()).toMatchObject({
      pageName: '首页',
      pageUrl: 'http://localhost:3000/content/super-market/market-index',
    });
  });

  it('has the channel and message of the visit, on every later page too', () => {
    arriveAt(
      '/content/standalone-pages/rights-entrance?channelId=C0007&contentId=c1&messageId=m1&pChannelId=p1&channelAreaNum=320100',
    );
    const channel = {
      channelId: 'C0007',
      contentId: 'c1',
      messageId: 'm1',
      pChannelId: 'p1',
      channelAreaNum: '320100',
    };
    expect(read()).toMatchObject(channel);
    arriveAt('/content/standalone-pages/rights-entrance/record-list');
    expect(read()).toMatchObject(channel);
    expect(localStorage.getItem('DEV_channelId')).toBe('C0007');
  });

  it.each([
    ['smsId=s1', { smsId: 's1' }],
    ['actNum=n&activityId=a&actId=i', { activityId: 'n' }],
    ['activityId=a&actId=i', { activityId: 'a' }],
    ['actId=i', { activityId: 'i' }],
    ['videosId=v1', { videosId: 'v1' }],
    ['shortId=x1', { shortId: 'x1' }],
  ])('takes from the address %s', (query, expected) => {
    arriveAt(`/content/standalone-pages/rights-entrance?${query}`);
    expect(read()).toMatchObject(expected);
  });

  it('takes the short link from the session when the address names none', () => {
    sessionStorage.setItem('DEV_shortId', 'kept');
    arriveAt('/content/standalone-pages/rights-entrance');
    expect(read()['shortId']).toBe('kept');
  });

  it('makes one pathId per session (§4 Tracking state)', () => {
    const { pathId } = read();
    expect(pathId).toMatch(/^[0-9a-f]{32}$/);
    expect(read()['pathId']).toBe(pathId);
    expect(sessionStorage.getItem('DEV_pathId')).toBe(pathId);
  });

  it('makes no pathId that would be masked like a number', () => {
    const draws = ['a13800000001b0c0d0e0f0a0b0c0d0e0', 'a03800000001b0c0d0e0f0a0b0c0d0e0'];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as unknown as Uint8Array).set(Buffer.from(draws.shift() ?? '', 'hex'));
      return bytes;
    });
    expect(read()['pathId']).toBe('a03800000001b0c0d0e0f0a0b0c0d0e0');
  });

  it('carries the place of the last tap once it is known', () => {
    tracking.later = () => ({ plId: 'f_d-l_q' });
    expect(read()).toMatchObject({ plId: 'f_d-l_q' });
  });

  it('carries level 0 of a guest from the first call on, before the session is loaded (§6)', () => {
    setSession({ kind: 'unknown' });
    expect(read()).toMatchObject({ vipTypeLevel: 0 });
    setSession({ kind: 'guest' });
    expect(read()).toMatchObject({ vipTypeLevel: 0 });
  });

  it('carries the member’s level on every page, also on those that load no membership (§3)', () => {
    setSession({ kind: 'unknown' });
    tokenBox(site.environment).apply({
      kind: 'store',
      accessToken: 'a',
      refreshToken: 'r',
      tokenTime: Date.now(),
    });
    expect(read()).not.toHaveProperty('vipTypeLevel');
    rememberMember(site.environment, { user: aUser(), level: 1, levelName: '普通用户', products: [] });
    expect(read()).toMatchObject({ vipTypeLevel: 1 });
    setSession(aMember({ userId: 'U7', vipTypeLevel: 2 }));
    expect(read()).toMatchObject({ vipTypeLevel: 2 });
    tracking.membership = aUser({ userId: 'U7', vipTypeLevel: 3 });
    expect(read()).toMatchObject({ vipTypeLevel: 3 });
    setSession(aMember({ userId: 'U8', vipTypeLevel: 4 }));
    expect(read()).toMatchObject({ vipTypeLevel: 4 });
    forgetMember(site.environment);
  });

  it('masks a number wherever the address has put one', () => {
    arriveAt(
      '/content/standalone-pages/rights-entrance?smsId=13812345678&contentId=a13912345678&actId=13712345678',
    );
    // Longer runs of digits, such as one of the session's id, are no numbers.
    expect(decodeURIComponent(pageTrackData(site))).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/);
  });
});

describe('a call never fails because of it', () => {
  it('cuts values so long that the header would be refused', () => {
    const long = 'x'.repeat(10_000);
    arriveAt(`/content/standalone-pages/rights-entrance?smsId=${long}&contentId=${long}&videosId=${long}`);
    expect(pageTrackData(site).length).toBeLessThan(4_000);
  });

  it('is the same where storage throws', () => {
    for (const area of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, area).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    arriveAt('/content/standalone-pages/rights-entrance?channelId=C0008');
    expect(read()).toMatchObject({ channelId: 'C0008', pageId: 'rightsEntrance' });
  });

  it('is empty where nothing can be read at all', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('no randomness');
    });
    vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(pageTrackData(site)).toBe('');
  });

  it('is well-formed whatever half a character the address ends in', () => {
    arriveAt(`/content/standalone-pages/rights-entrance?smsId=${encodeURIComponent(`${'x'.repeat(127)}🎁`)}`);
    expect(() => read()).not.toThrow();
  });
});
