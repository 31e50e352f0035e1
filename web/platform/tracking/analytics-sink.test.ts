import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HostFailure } from '../hosts/host-failure.ts';
import { noHost } from '../hosts/host-context.tsx';
import type { Host } from '../hosts/host.ts';
import { setSession } from '../session/session-store.ts';
import { aMember } from '../testing/a-user.ts';
import { siteOf } from '../site/site-context.tsx';
import { analyticsSink } from './analytics-sink.ts';
import { freshTracking } from './testing/fresh-tracking.ts';

const site = siteOf({ env: 'dev', base: '/content', project: 'super-market' });
const page = {
  pageId: 'home',
  pageName: '首页',
  pageUrl: 'https://mall.example/content/super-market/market-index',
  search: '?envChannel=XCX',
};
const analytics = vi.fn<Host['services']['analytics']>();
const host: Host = { ...noHost, services: { ...noHost.services, analytics } };
const sink = () => analyticsSink({ site, host, cookieId: () => 'v1' });

beforeEach(() => {
  freshTracking();
  analytics.mockReset().mockResolvedValue(undefined);
  setSession({ kind: 'guest' });
});

describe('the analytics SDK (§6)', () => {
  it.each(['C0013', 'C0014', 'C0017', 'C0018'])('receives events when the session’s app is %s', (appId) => {
    sessionStorage.setItem('DEV_appId', appId);
    sink()({ type: 'clk', plId: 'f_d-l_q' }, page);
    expect(analytics).toHaveBeenCalledExactlyOnceWith(
      'clk',
      expect.objectContaining({
        'WT.appId': appId,
        'XY.point_position': 'f_d-l_q',
        'WT.mc_ev': 'clk',
        'WT.envName': 'XCX',
        'XY.member': 'guest',
        'XY.login_status': 0,
        WT_loginCity: '',
      }),
    );
  });

  it.each([undefined, 'C0001', ''])('receives nothing when it is %s', (appId) => {
    if (appId !== undefined) sessionStorage.setItem('DEV_appId', appId);
    sink()({ type: 'clk' }, page);
    expect(analytics).not.toHaveBeenCalled();
  });

  it('learns who is here by a masked number, and the city but never the coordinates', () => {
    sessionStorage.setItem('DEV_appId', 'C0013');
    localStorage.setItem(
      'DEV_location',
      JSON.stringify({ province: '江苏', areaName: '南京', longitude: 118.767413, latitude: 32.041544 }),
    );
    setSession(aMember({ mobile: '13812345678', vipGroupTypeName: '黄金卡' }));
    sink()({ type: 'pageview' }, page);
    const [, fields] = analytics.mock.calls[0] ?? [];
    expect(fields).toMatchObject({
      WT_mobile: '138****5678',
      'XY.member': '黄金卡',
      'XY.login_status': 1,
      WT_prov: '江苏',
      WT_city: '南京',
      WT_loginProvince: '250',
      WT_loginCity: '南京',
      WT_clientID: 'v1',
    });
    expect(JSON.stringify(fields)).not.toContain('118.7');
  });

  it('is left alone after three failures in a row', async () => {
    sessionStorage.setItem('DEV_appId', 'C0013');
    analytics.mockRejectedValue(new HostFailure('missing', 'Can not get analytics sdk'));
    const send = sink();
    for (let at = 0; at < 10; at += 1) {
      send({ type: 'imp' }, page);
      await Promise.resolve();
      await Promise.resolve();
    }
    expect(analytics).toHaveBeenCalledTimes(3);
  });
});
