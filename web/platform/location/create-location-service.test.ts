import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '#core/contract/common/area.ts';
import { profile } from '#core/contract/user/profile.ts';
import type { Place } from '#core/rules/location/area.ts';
import { bd09ToGcj02 } from '#core/rules/location/coordinates/bd09-to-gcj02.ts';
import { setSession, type Session } from '../session/session-store.ts';
import { aMember } from '../testing/a-user.ts';
import { currentPlace, forgetPlace } from './place-store.ts';
import { keepPlace } from './stored-place.ts';
import {
  inApp,
  inBrowser,
  inChat,
  inSuzhou,
  locating,
  locatingApi,
  placeOf,
  suzhouCity,
  wuxiCity,
} from './testing/locating.ts';

const guest: Session = { kind: 'guest' };
const member = aMember();
const outsider = aMember({ ispFlag: 0 });
const now = Date.parse('2026-08-01T08:00:00+08:00');
const minute = 60_000;
const stored = (age: number, overrides: Partial<Place> = {}): Place =>
  placeOf(suzhouCity, { timestamp: now - age, ...overrides });
const chosenWuxi = (age: number): Place =>
  placeOf(wuxiCity, { timestamp: now - age, isUserChoose: 1, source: 'default' });

/** The resolved city, after all timeouts. */
async function cityOf(found: Promise<Place>): Promise<string> {
  await vi.advanceTimersByTimeAsync(20_000);
  return (await found).areaName;
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  setSession(guest);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  forgetPlace();
});

describe('every rung of the ladder (§4 Location resolution)', () => {
  it.each([
    ['app 9.9.0, native position', inApp('9.9.0', { native: 'ok' }), guest, undefined, '苏州'],
    [
      'app 10, native fails: no older way is tried',
      inApp('10.0', { native: 'failed', cached: 'ok' }),
      guest,
      undefined,
      '南京',
    ],
    ['app 9.8, cached position', inApp('9.8.9', { cached: 'ok' }), guest, undefined, '苏州'],
    ['app 9.8, silent', inApp('9.8.9', { cached: 'silent' }), guest, undefined, '南京'],
    ['app without a bridge', { ...inApp('9.9.0', {}), app: undefined }, guest, undefined, '南京'],
    ['app, nothing, number of the province', inApp('9.9.0', { native: 'failed' }), member, undefined, '无锡'],
    ['app, zero coordinates', inApp('9.9.0', { native: 'zero' }), member, undefined, '无锡'],
    ['chat app, position', inChat('ok'), member, undefined, '苏州'],
    ['chat app, cancelled by a guest', inChat('cancelled'), guest, undefined, '南京'],
    ['chat app, cancelled by a member', inChat('cancelled'), member, undefined, '无锡'],
    ['chat app, silent', inChat('silent'), outsider, undefined, '南京'],
    ['chat app without its SDK', { ...inChat('ok'), chat: undefined }, guest, undefined, '南京'],
    ['browser, maps', inBrowser('ok', 'failed'), guest, undefined, '苏州'],
    ['browser, maps missing, geolocation', inBrowser('missing', 'ok'), guest, undefined, '苏州'],
    ['browser, maps silent, geolocation', inBrowser('silent', 'ok'), guest, undefined, '苏州'],
    ['browser, maps give zero, geolocation', inBrowser('zero', 'ok'), guest, undefined, '苏州'],
    ['browser, neither', inBrowser('failed', 'failed'), guest, undefined, '南京'],
    ['browser, both silent', inBrowser('silent', 'silent'), member, undefined, '无锡'],
    ['neither, fresh cache', inBrowser('failed', 'failed'), guest, stored(9 * minute), '苏州'],
    ['neither, old cache', inBrowser('failed', 'failed'), guest, stored(11 * minute), '南京'],
    ['neither, fresh choice', inBrowser('failed', 'failed'), guest, chosenWuxi(minute), '无锡'],
    [
      'neither, fresh choice beats the number',
      inBrowser('failed', 'failed'),
      member,
      { ...chosenWuxi(minute), areaName: '选的' },
      '选的',
    ],
    ['found elsewhere than the fresh choice', inBrowser('ok'), member, chosenWuxi(9 * minute), '无锡'],
    ['found elsewhere than an old choice', inBrowser('ok'), member, chosenWuxi(11 * minute), '苏州'],
    ['neither, number of another province', inBrowser('failed', 'failed'), outsider, undefined, '南京'],
  ])('%s', async (_, host, session, savedPlace, city) => {
    setSession(session);
    const { locationService, storage } = locating({ host });
    if (savedPlace) keepPlace(storage, savedPlace);
    expect(await cityOf(locationService.find({ validTimeMs: 0 }))).toBe(city);
    expect(currentPlace().areaName).toBe(city);
  });

  it.each([
    ['the call cannot be made', () => locatingApi().unplug(area.reverseGeocode)],
    [
      'the service says no',
      () => locatingApi().answer(area.reverseGeocode, { info: 'INVALID_USER_KEY', regeocode: null }),
    ],
    [
      'the regeocode is empty',
      () => locatingApi().answer(area.reverseGeocode, { info: 'OK', regeocode: null }),
    ],
  ])('a position without a known city is Nanjing: %s (§5)', async (_, api) => {
    setSession(member);
    const { locationService, stored: savedPlace } = locating({ api: api() });
    expect(await cityOf(locationService.find())).toBe('南京');
    expect(savedPlace()).toBeUndefined();
  });

  it.each([
    ['the area of the number', () => locatingApi().unplug(profile.mobileArea)],
    ['the city of that area', () => locatingApi().unplug(area.searchArea)],
    ['any such city', () => locatingApi().answer(area.searchArea, [])],
    ['any area of the number', () => locatingApi().answer(profile.mobileArea, '')],
  ])('without %s it is Nanjing', async (_, api) => {
    setSession(member);
    const { locationService } = locating({ api: api(), host: inBrowser('failed', 'failed') });
    expect(await cityOf(locationService.find())).toBe('南京');
  });

  it('asks for the area of the number by its name, and only a subscriber of the province', async () => {
    setSession(member);
    const { locationService, api } = locating({ host: inBrowser('failed', 'failed') });
    await cityOf(locationService.find());
    expect(api.callsOf(area.searchArea).map(({ input }) => input)).toEqual([{ areaName: '无锡市' }]);
    setSession(outsider);
    await cityOf(locationService.find({ validTimeMs: 0 }));
    expect(api.callsOf(profile.mobileArea)).toHaveLength(1);
  });

  it('puts the province where the city is called [] (§4)', async () => {
    const api = locatingApi().answer(area.searchArea, [{ ...wuxiCity, areaName: '[]' }]);
    setSession(member);
    expect(await cityOf(locating({ api, host: inBrowser('failed', 'failed') }).locationService.find())).toBe(
      '江苏省',
    );
  });

  it('turns the older app’s BD-09 into GCJ-02 before the city is looked up', async () => {
    const { locationService, api } = locating({ host: inApp('9.8', { cached: 'ok' }) });
    await cityOf(locationService.find());
    const { longitude, latitude } = bd09ToGcj02(inSuzhou);
    expect(api.callsOf(area.reverseGeocode)[0]?.input).toEqual({
      location: `${longitude},${latitude}`,
      actId: 'A1',
    });
  });
});

describe('how long is waited (§9)', () => {
  it.each([
    ['the maps service 5 s, then geolocation 3 s', inBrowser('silent', 'silent'), 8_000],
    ['the chat app 3 s', inChat('silent'), 3_000],
    ['the operator app 1 s', inApp('9.9.0', { native: 'silent' }), 1_000],
    ['its older versions 1 s', inApp('9.0', { cached: 'silent' }), 1_000],
  ])('%s', async (_, host, ms) => {
    const { locationService, failures } = locating({ host });
    let ended = false;
    void locationService.find().then(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toBe(true);
    expect(failures.length).toBeGreaterThan(0);
  });
});
