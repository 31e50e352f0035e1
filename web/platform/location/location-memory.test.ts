import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '#core/contract/common/area.ts';
import type { Place } from '#core/rules/location/area.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { hangzhou } from '#core/rules/location/whitelist-location.ts';
import { setSession, type Session } from '../session/session-store.ts';
import { aMember } from '../testing/a-user.ts';
import { currentPlace, forgetPlace } from './place-store.ts';
import { keepPlace } from './stored-place.ts';
import { inBrowser, inChat, locating, placeOf, suzhouCity, wuxiCity } from './testing/locating.ts';

const guest: Session = { kind: 'guest' };
const member = aMember();
const now = Date.parse('2026-08-01T08:00:00+08:00');
const minute = 60_000;
const stored = (age: number, overrides: Partial<Place> = {}): Place =>
  placeOf(suzhouCity, { timestamp: now - age, ...overrides });

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

describe('what is remembered', () => {
  it.each([
    ['a place of ten minutes ago', stored(10 * minute), {}, 0],
    ['a place of a little longer ago', stored(10 * minute + 1), {}, 1],
    [
      'a place of two minutes ago for who wants one of a minute',
      stored(2 * minute),
      { validTimeMs: minute },
      1,
    ],
    ['a place of just now for who always asks', stored(0), { validTimeMs: 0 }, 1],
    ['a city chosen by hand', stored(0, { isUserChoose: 1 }), {}, 1],
  ])('%s', async (_, savedPlace, options, calls) => {
    const { locationService, storage, api } = locating();
    keepPlace(storage, savedPlace);
    expect(await cityOf(locationService.find(options))).toBe('苏州');
    expect(api.callsOf(area.reverseGeocode)).toHaveLength(calls);
  });

  it('a found location is stored with its time; the default is not', async () => {
    const { locationService, stored: savedPlace } = locating();
    await cityOf(locationService.find());
    expect(savedPlace()).toMatchObject({
      areaNum: '320500',
      timestamp: now,
      isAuthorize: true,
      source: 'maps',
    });
    localStorage.clear();
    const nowhere = locating({ host: inBrowser('failed', 'failed') });
    expect(await nowhere.locationService.find()).toEqual(nanjing);
    expect(nowhere.stored()).toBeUndefined();
  });

  it.each(['{', 'null', '1', '{}', '{"areaNum":"320100","areaName":"南京","longitude":0,"latitude":32}'])(
    'what is no place is not taken for one: %s',
    async (text) => {
      const { locationService, storage } = locating();
      storage.set('location', text);
      expect(await cityOf(locationService.find())).toBe('苏州');
    },
  );

  it('a city picked by hand is kept with its time, and the next look asks anew and lets it win', async () => {
    const { locationService, stored: savedPlace, api } = locating();
    await cityOf(locationService.find());
    locationService.choose(placeOf(wuxiCity, { source: 'default' }));
    expect(savedPlace()).toMatchObject({ areaName: '无锡', isUserChoose: 1, timestamp: Date.now() });
    expect(currentPlace().areaName).toBe('无锡');
    expect(await cityOf(locationService.find())).toBe('无锡');
    expect(api.callsOf(area.reverseGeocode)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(await cityOf(locationService.find())).toBe('苏州');
  });

  it('a city picked while the position is being looked for wins over it', async () => {
    const { locationService } = locating({ host: inBrowser('silent', 'ok') });
    const found = locationService.find();
    await vi.advanceTimersByTimeAsync(4_000);
    locationService.choose(placeOf(wuxiCity));
    expect(await cityOf(found)).toBe('无锡');
    expect(currentPlace().areaName).toBe('无锡');
  });
});

describe('a location that was found before the sign-in', () => {
  it('is saved for the member, once', async () => {
    const { locationService, saved } = locating();
    await cityOf(locationService.find());
    expect(saved()).toEqual([]);
    setSession(member);
    expect(await cityOf(locationService.find())).toBe('苏州');
    expect(saved()).toEqual([expect.objectContaining({ cityCode: '320500' })]);
    await cityOf(locationService.find());
    await cityOf(locating().locationService.find());
    expect(saved()).toHaveLength(1);
  });

  it('is not saved where no position was found: after a refusal the area of the number is stored (V4)', async () => {
    setSession(member);
    const refused = locating({ host: inChat('cancelled') });
    expect(await cityOf(refused.locationService.find())).toBe('无锡');
    const next = locating({ host: inChat('cancelled') });
    expect(await cityOf(next.locationService.find())).toBe('无锡');
    expect([...refused.saved(), ...next.saved()]).toEqual([]);
  });

  it('that was saved when it was found is not saved again by the next page', async () => {
    setSession(member);
    await cityOf(locating().locationService.find());
    const next = locating();
    expect(await cityOf(next.locationService.find())).toBe('苏州');
    expect(next.saved()).toEqual([]);
  });
});

describe('how often each source is called', () => {
  it('a look under way is shared', async () => {
    const { locationService, api } = locating({ host: inBrowser('silent', 'ok') });
    const all = [locationService.find(), locationService.find({ validTimeMs: 0 })];
    await vi.advanceTimersByTimeAsync(2_000);
    all.push(locationService.find());
    expect(await Promise.all(all.map(cityOf))).toEqual(['苏州', '苏州', '苏州']);
    expect(api.callsOf(area.reverseGeocode)).toHaveLength(1);
  });

  it('who insists does not share a look that honours the refusal, and others share theirs', async () => {
    const { locationService, api } = locating({ host: inChat('silent') });
    setSession(member);
    void locationService.find();
    await vi.advanceTimersByTimeAsync(0);
    const forced = locationService.find({ validTimeMs: 0, force: true });
    await vi.advanceTimersByTimeAsync(0);
    void locationService.find();
    await cityOf(forced);
    expect(api.callsOf(area.locationRefusal)).toHaveLength(1);
  });

  it('another subscriber does not get the look of the one before', async () => {
    const { locationService, api, saved, stored: savedPlace } = locating({ host: inBrowser('silent', 'ok') });
    setSession(member);
    const before = locationService.find();
    await vi.advanceTimersByTimeAsync(1_000);
    setSession(guest);
    await cityOf(before);
    expect(savedPlace()).toBeUndefined();
    expect(saved()).toEqual([]);
    expect(await cityOf(locationService.find())).toBe('苏州');
    expect(api.callsOf(area.reverseGeocode)).toHaveLength(2);
  });

  it('no request is made until the session is known', async () => {
    setSession({ kind: 'unknown' });
    const { locationService, api } = locating();
    const found = locationService.find();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(api.calls).toEqual([]);
    setSession(guest);
    expect(await cityOf(found)).toBe('苏州');
  });
});

describe('the whitelist (§6)', () => {
  it('sends its subscribers to Hangzhou, whatever is requested or stored, and calls and reports nothing', async () => {
    setSession(member);
    const { locationService, storage, api } = locating({ isWhitelisted: async () => true });
    keepPlace(storage, stored(0));
    expect(await locationService.find()).toEqual(hangzhou);
    expect(await locationService.find({ validTimeMs: 0, force: true })).toEqual(hangzhou);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(api.calls).toEqual([]);
    expect(currentPlace()).toEqual(hangzhou);
  });

  it('has nothing to say about a guest', async () => {
    const { locationService } = locating({ isWhitelisted: () => true });
    expect(await cityOf(locationService.find())).toBe('苏州');
  });
});
