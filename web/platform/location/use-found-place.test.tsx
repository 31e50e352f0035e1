import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { setSession } from '../session/session-store.ts';
import { storeOf } from '../storage/storage.ts';
import { aMember } from '../testing/a-user.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { SiteProvider, siteOf } from '../site/site-context.tsx';
import { clearOnSignOut } from './clear-on-sign-out.ts';
import { lazyLocationService } from './lazy-location-service.ts';
import { currentPlace, forgetPlace, showPlace } from './place-store.ts';
import { keepPlace } from './stored-place.ts';
import { placeOf, suzhouCity, wuxiCity } from './testing/locating.ts';
import { useFoundPlace } from './use-found-place.ts';
import { noLocation } from './location-context.tsx';

const City = () => <p>{useFoundPlace().areaName}</p>;
const storage = storeOf('localStorage', environments.dev.storagePrefix);
const suzhou = placeOf(suzhouCity);
const find = vi.fn(noLocation.find);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  forgetPlace();
  find.mockClear();
});

describe('the city a page is about', () => {
  it('is the default one on the server, whatever this process knows', () => {
    showPlace(suzhou);
    expect(
      renderOnServer(
        <SiteProvider value={siteOf({ env: 'dev', base: '/content', project: 'super-market' })}>
          <City />
        </SiteProvider>,
      ),
    ).toContain('南京');
  });

  it('is the remembered one at once, while it is fresh', () => {
    keepPlace(storage, { ...suzhou, isUserChoose: 1, timestamp: Date.now() - 599_000 });
    renderInSite(<City />, { locationService: { find } });
    expect(screen.getByText('苏州')).toBeTruthy();
  });

  it('is not a remembered one of long ago', () => {
    keepPlace(storage, { ...suzhou, timestamp: Date.now() - 601_000 });
    renderInSite(<City />, { locationService: { find } });
    expect(screen.getByText('南京')).toBeTruthy();
  });

  it('is requested once the session is known and the first screen was shown, and again for another member', () => {
    renderInSite(<City />, { locationService: { find } });
    vi.advanceTimersByTime(10_000);
    expect(find).not.toHaveBeenCalled();
    act(() => setSession({ kind: 'guest' }));
    vi.advanceTimersByTime(2_999);
    expect(find).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(find).toHaveBeenCalledOnce();
    act(() => setSession(aMember()));
    vi.advanceTimersByTime(3_000);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('is requested at the first touch, once, and not after unmounting', () => {
    const { unmount } = renderInSite(<City />, { session: { kind: 'guest' }, locationService: { find } });
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(5_000);
    expect(find).toHaveBeenCalledOnce();
    act(() => setSession(aMember()));
    unmount();
    dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(5_000);
    expect(find).toHaveBeenCalledOnce();
  });
});

describe('locationService that come at their first use', () => {
  it('are loaded once, and again when they did not come', async () => {
    const load = vi
      .fn(async () => ({ ...noLocation, find: async () => suzhou }))
      .mockRejectedValueOnce(new Error('gone'));
    const locationService = lazyLocationService(load);
    expect(await locationService.find()).toEqual(nanjing);
    expect(await Promise.all([locationService.find(), locationService.find()])).toEqual([suzhou, suzhou]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('show a picked city even where they cannot be had', async () => {
    lazyLocationService(async () => Promise.reject(new Error('gone'))).choose(suzhou);
    await vi.advanceTimersByTimeAsync(0);
    expect(currentPlace()).toEqual(suzhou);
  });
});

describe('a sign-out', () => {
  it.each([
    ['a guest', { kind: 'guest' } as const],
    ['another subscriber', aMember({ userId: 'U2' })],
  ])('leaves no city behind for %s', (_, next) => {
    setSession(aMember());
    const stop = clearOnSignOut();
    showPlace(placeOf(wuxiCity));
    setSession(aMember({ userName: '新名字' }));
    expect(currentPlace().areaName).toBe('无锡');
    setSession(next);
    expect(currentPlace()).toEqual(nanjing);
    stop();
  });
});
