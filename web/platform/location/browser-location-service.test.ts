import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import type { ChannelConfig } from '#core/contract/common/gateway.shapes.ts';
import { hangzhou } from '#core/rules/location/whitelist-location.ts';
import { QueryCache } from '../queries/query-cache.ts';
import { noHost } from '../hosts/host-context.tsx';
import { setSession } from '../session/session-store.ts';
import { aMember } from '../testing/a-user.ts';
import { siteOf } from '../site/site-context.tsx';
import { browserLocationService } from './browser-location-service.ts';
import { forgetPlace } from './place-store.ts';
import { locatingApi } from './testing/locating.ts';

const site = siteOf({ env: 'dev', base: '/content', project: 'super-market' });
const config = (fixedLocation: ChannelConfig['fixedLocation']): ChannelConfig => ({
  areaDegradedVo: { isDegradedFlag: 0, areaName: '' },
  serverStatusDto: { type: 0, act_title: '', act_message: '' },
  fixedLocation,
  limitedFeatures: [],
  serverTime: '2026-08-01T08:00:00+08:00',
});
const here = (api = locatingApi()) =>
  browserLocationService({ site, host: noHost, call: api.call, queries: new QueryCache(0) });

beforeEach(() => {
  setSession(aMember());
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  forgetPlace();
});

describe('the whitelist of the server', () => {
  it('is requested once for all readers', async () => {
    const api = locatingApi().answer(
      gateway.channelConfig,
      config({ ...hangzhou, source: 'default', isAuthorize: false }),
    );
    const locationService = here(api);
    expect(await locationService.find()).toEqual(hangzhou);
    expect(await locationService.find({ validTimeMs: 0 })).toEqual(hangzhou);
    expect(api.callsOf(gateway.channelConfig).map(({ input }) => input)).toEqual([
      { channelWays: site.project.channelWays },
    ]);
  });

  it.each([
    ['says nothing', () => locatingApi().answer(gateway.channelConfig, config(null))],
    ['cannot be reached', () => locatingApi().unplug(gateway.channelConfig)],
  ])('does not stop the location when it %s', async (_, api) => {
    expect((await here(api()).find()).areaName).toBe('无锡');
  });

  it('failures are logged, not shown', async () => {
    await here(locatingApi().answer(gateway.channelConfig, config(null))).find();
    expect(vi.mocked(console.warn).mock.calls.map(([what]) => what)).toEqual([
      'no position from maps',
      'no position from geolocation',
    ]);
  });
});
