import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '#core/contract/common/area.ts';
import { userLocation } from '#core/contract/content/user-location.ts';
import { HostFailure } from '../hosts/host-failure.ts';
import type { Host, HostPosition } from '../hosts/host.ts';
import { setSession } from '../session/session-store.ts';
import { aMember } from '../testing/a-user.ts';
import { forgetPlace } from './place-store.ts';
import { inApp, inBrowser, inChat, locating, locatingApi, placeOf, wuxiCity } from './testing/locating.ts';

const refusedOnce = () =>
  locatingApi().answer(area.locationRefusal, { refusedAt: '2026-07-01T08:00:00+08:00' });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A host whose permission prompt is denied late. */
function hesitating(like: 'chat' | 'browser') {
  let refuse = (): void => undefined;
  const prompt = () =>
    new Promise<HostPosition>((_, reject) => {
      refuse = () => reject(new HostFailure('cancelled', 'test'));
    });
  const chat = inChat('ok');
  const browser = inBrowser('failed', 'ok');
  const host: Host =
    like === 'chat'
      ? {
          ...chat,
          chat: {
            getLocation: prompt,
            openLocation: async () => undefined,
            setShare: async () => undefined,
            pay: async () => undefined,
          },
        }
      : { ...browser, services: { ...browser.services, browserPosition: prompt } };
  return { host, refuse: () => refuse() };
}

beforeEach(() => {
  vi.useFakeTimers();
  setSession(aMember());
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  forgetPlace();
});

describe('a refused location is respected (§4, V4)', () => {
  it('on record: the chat app is not called and nothing is reported', async () => {
    const host = inChat('ok');
    const locate = vi.fn(host.chat?.getLocation);
    const { locationService, saved } = locating({
      api: refusedOnce(),
      host: { ...host, chat: host.chat && { ...host.chat, getLocation: locate } },
    });
    expect((await locationService.find()).source).toBe('mobile');
    await wait(5_000);
    expect(locate).not.toHaveBeenCalled();
    expect(saved()).toEqual([]);
  });

  it('on record, but the subscriber insists: the record is not even read', async () => {
    const { locationService, api } = locating({ api: refusedOnce(), host: inChat('ok') });
    expect((await locationService.find({ validTimeMs: 0, force: true })).areaName).toBe('苏州');
    expect(api.callsOf(area.locationRefusal)).toEqual([]);
  });

  it('a record that cannot be read refuses nothing', async () => {
    const { locationService } = locating({
      api: locatingApi().unplug(area.locationRefusal),
      host: inChat('ok'),
    });
    expect((await locationService.find()).areaName).toBe('苏州');
  });

  it('a cancel in the chat app is recorded for a member, and nothing is reported', async () => {
    const { locationService, api, saved } = locating({ host: inChat('cancelled') });
    await locationService.find();
    await wait(5_000);
    expect(api.callsOf(area.saveLocationRefusal)).toHaveLength(1);
    expect(saved()).toEqual([]);
  });

  it('a guest’s refusal is not recorded', async () => {
    setSession({ kind: 'guest' });
    const { locationService, api } = locating({ host: inChat('cancelled') });
    await locationService.find();
    expect(api.calls).toEqual([]);
  });

  it('a record that cannot be written changes nothing', async () => {
    const { locationService, failures } = locating({
      api: locatingApi().unplug(area.saveLocationRefusal),
      host: inChat('cancelled'),
    });
    expect((await locationService.find()).areaName).toBe('无锡');
    expect(failures).toContain('refusal not saved');
  });

  it.each([
    ['geolocation', inBrowser('failed', 'cancelled')],
    ['the maps service, and geolocation is not tried after a no', inBrowser('cancelled', 'ok')],
    ['the operator app', inApp('9.9.0', { native: 'cancelled' })],
  ])('a no to %s is kept by the host; nothing is reported', async (_, host) => {
    const { locationService, api, saved } = locating({ host });
    expect((await locationService.find()).source).toBe('mobile');
    await wait(5_000);
    expect(saved()).toEqual([]);
    expect(api.callsOf(area.saveLocationRefusal)).toEqual([]);
  });

  it.each(['chat', 'browser'] as const)(
    'a question still open in the %s when its time is over is no yes, and the late no counts',
    async (like) => {
      const { host, refuse } = hesitating(like);
      const { locationService, api, saved } = locating({ host });
      const found = locationService.find();
      await wait(3_000);
      expect((await found).source).toBe('mobile');
      await wait(2_000);
      refuse();
      await wait(2_000);
      expect(saved()).toEqual([]);
      expect(api.callsOf(area.saveLocationRefusal)).toHaveLength(like === 'chat' ? 1 : 0);
    },
  );
});

describe('reporting the place (§4, §7)', () => {
  it('happens 1.5 s later, with seven decimals', async () => {
    const { locationService, saved } = locating();
    await locationService.find();
    await wait(1_499);
    expect(saved()).toEqual([]);
    await wait(1);
    expect(saved()).toEqual([
      { cityCode: '320500', areaName: '苏州', longitude: '120.6199071', latitude: '31.3179870' },
    ]);
  });

  it('is for signed-in subscribers', async () => {
    setSession({ kind: 'guest' });
    const { locationService, saved } = locating();
    await locationService.find();
    await wait(5_000);
    expect(saved()).toEqual([]);
  });

  it('happens once for looks in quick succession, and not for a remembered place', async () => {
    const { locationService, saved } = locating();
    await locationService.find();
    await wait(1_000);
    await locationService.find({ validTimeMs: 0 });
    await locationService.find();
    await wait(5_000);
    expect(saved()).toHaveLength(1);
  });

  it('is dropped when the subscriber signs out, or picks another city, meanwhile', async () => {
    const { locationService, saved } = locating();
    await locationService.find();
    setSession({ kind: 'guest' });
    await wait(5_000);
    setSession(aMember());
    await locationService.find({ validTimeMs: 0 });
    locationService.choose(placeOf(wuxiCity));
    await wait(5_000);
    expect(saved()).toEqual([]);
  });

  it('that fails is only logged', async () => {
    const { locationService, failures } = locating({
      api: locatingApi().unplug(userLocation.saveUserLocation),
    });
    await locationService.find();
    await wait(2_000);
    expect(failures).toEqual(['place not saved']);
  });
});
