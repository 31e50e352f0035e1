import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsGlobal, MapsGlobal, OneTapGlobal } from './globals.ts';
import { HostFailure } from './host-failure.ts';
import { oneTapLimitMs, thirdPartyServices, type ServiceParts } from './third-party-services.ts';
import { outcome } from './testing/outcome.ts';

const gone = () => Promise.reject(new HostFailure('missing', 'x'));
const services = (parts: Partial<ServiceParts>) =>
  thirdPartyServices({
    geolocation: undefined,
    loadMaps: gone,
    loadOneTap: gone,
    loadAnalytics: gone,
    ...parts,
  });
const where = { longitude: 118.7, latitude: 32 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the maps service’s position (§4: high accuracy off, 5 s)', () => {
  type Callback = Parameters<InstanceType<MapsGlobal['Geolocation']>['getCurrentPosition']>[0];
  const options: object[] = [];
  const maps = (answer: (callback: Callback) => void) =>
    services({
      loadMaps: async () => ({
        Geolocation: class {
          constructor(provided: object) {
            options.push(provided);
          }
          getCurrentPosition(callback: Callback) {
            answer(callback);
          }
        },
      }),
    }).mapsPosition();
  const complete = { position: { lng: 118.7, lat: 32 } };

  it.each<[string, (callback: Callback) => void, unknown]>([
    ['answers', (back) => back('complete', complete), where],
    [
      'calls back twice',
      (back) => {
        back('complete', complete);
        back('error');
      },
      where,
    ],
    ['fails', (back) => back('error', {}), 'failed'],
    ['says another status', (back) => back('sandbox', complete), 'failed'],
    ['is complete without a position', (back) => back('complete', {}), 'failed'],
    [
      'throws',
      () => {
        throw new Error('sandbox');
      },
      'failed',
    ],
  ])('%s', async (_way, answer, result) => expect(await outcome(maps(answer))).toEqual(result));

  it('is given up after five seconds, whether the script comes or not', async () => {
    expect(
      await outcome(
        maps(() => undefined),
        4999,
      ),
    ).toBe('open');
    expect(
      await outcome(
        maps(() => undefined),
        5000,
      ),
    ).toBe('timeout');
    expect(
      await outcome(services({ loadMaps: () => new Promise(() => undefined) }).mapsPosition(), 5000),
    ).toBe('timeout');
    expect(await outcome(services({}).mapsPosition())).toBe('missing');
    expect(await outcome(services({ loadMaps: async () => ({}) as MapsGlobal }).mapsPosition())).toBe(
      'failed',
    );
  });

  it('is requested without high accuracy', () =>
    expect(options[0]).toEqual({ enableHighAccuracy: false, timeout: 5000 }));
});

describe('the browser’s position (§9: 3 s)', () => {
  const browser = (answer: Geolocation['getCurrentPosition']) =>
    services({ geolocation: { getCurrentPosition: answer } as Geolocation }).browserPosition();
  const refusal = (code: number) => ({ code, message: 'no' }) as GeolocationPositionError;
  const found = { coords: where } as GeolocationPosition;

  it.each<[string, Geolocation['getCurrentPosition'], unknown]>([
    ['answers', (ok) => ok(found), where],
    [
      'calls back twice',
      (ok, no) => {
        ok(found);
        no?.(refusal(2));
      },
      where,
    ],
    ['is refused by the subscriber', (_ok, no) => no?.(refusal(1)), 'cancelled'],
    ['has none', (_ok, no) => no?.(refusal(2)), 'failed'],
    [
      'is at the zero point',
      (ok) => ok({ coords: { longitude: 0, latitude: 0 } } as GeolocationPosition),
      'failed',
    ],
    [
      'throws',
      () => {
        throw new Error('sandbox');
      },
      'failed',
    ],
  ])('%s', async (_way, answer, result) => expect(await outcome(browser(answer))).toEqual(result));

  it('is given up after three seconds, and missing where the browser has none', async () => {
    const pending = browser(() => undefined);
    expect(await outcome(pending, 2999)).toBe('open');
    expect(await outcome(pending, 1)).toBe('timeout');
    expect(await outcome(services({}).browserPosition())).toBe('missing');
  });
});

describe('the one-tap SDK (§7: version 1.2, openType 1)', () => {
  type Request = Parameters<OneTapGlobal['getTokenInfo']>[0];
  const oneTap = (answer: (request: Request) => void) =>
    services({ loadOneTap: async () => ({ getTokenInfo: answer }) }).oneTapToken('sign');

  it.each<[string, (request: Request) => void, unknown]>([
    [
      'answers',
      ({ success }) => success({ token: 't', userInformation: 'u' }),
      { jtToken: 't', jtUserInformation: 'u' },
    ],
    [
      'answers without information',
      ({ success }) => success({ token: 't' }),
      { jtToken: 't', jtUserInformation: '' },
    ],
    [
      'calls back twice',
      ({ success, error }) => {
        success({ token: 't' });
        error();
      },
      { jtToken: 't', jtUserInformation: '' },
    ],
    ['answers without a token', ({ success }) => success({}), 'failed'],
    ['answers nothing', ({ success }) => success(), 'failed'],
    ['refuses', ({ error }) => error({ code: '102101', message: '请打开移动数据网络后重试' }), 'failed'],
    [
      'throws',
      () => {
        throw new Error('sandbox');
      },
      'failed',
    ],
  ])('%s', async (_way, answer, result) => expect(await outcome(oneTap(answer))).toEqual(result));

  it('receives its version, its open type and the signature', async () => {
    const getTokenInfo = vi.fn<(request: Request) => void>();
    void outcome(oneTap(getTokenInfo));
    await vi.advanceTimersByTimeAsync(0);
    expect(getTokenInfo).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ version: '1.2', openType: '1', sign: 'sign' }),
    );
  });

  it('times out without a callback', async () => {
    expect(
      await outcome(
        oneTap(() => undefined),
        oneTapLimitMs,
      ),
    ).toBe('timeout');
    expect(await outcome(services({}).oneTapToken('sign'))).toBe('missing');
  });
});

describe('the analytics SDK', () => {
  const analytics = (track: AnalyticsGlobal['track']) =>
    services({ loadAnalytics: async () => ({ track }) }).analytics('clk', { 'WT.event': 'clk' });

  it('receives an event', async () => {
    const track = vi.fn<AnalyticsGlobal['track']>();
    expect(await outcome(analytics(track))).toBe('done');
    expect(track).toHaveBeenCalledExactlyOnceWith('clk', { 'WT.event': 'clk' });
  });

  it('may throw or be missing', async () => {
    expect(
      await outcome(
        analytics(() => {
          throw new Error('sandbox');
        }),
      ),
    ).toBe('failed');
    expect(await outcome(services({}).analytics('clk', {}))).toBe('missing');
    expect(
      await outcome(services({ loadAnalytics: async () => ({}) as AnalyticsGlobal }).analytics('clk', {})),
    ).toBe('failed');
  });
});
