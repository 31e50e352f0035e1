import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '#core/contract/common/area.ts';
import { gateway } from '#core/contract/common/gateway.ts';
import { chosenPlace } from '#core/rules/location/location-cache.ts';
import { aChannel } from '#web/platform/gateway/testing/channel.ts';
import { forgetPlace, showPlace } from '#web/platform/location/place-store.ts';
import { keepPlace } from '#web/platform/location/stored-place.ts';
import { suzhouCity, wuxiCity } from '#web/platform/location/testing/locating.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './city-notice.page.tsx';

const input = '/content/easy-use/easy-use-index?a=1';
const withFlag = (flag: 0 | 2 | 4) => fakeApi().answer(gateway.channelConfig, () => aChannel({ flag }));
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api: withFlag(2),
    project: 'public-pages',
    session: aMember(),
    search: `?redirect=${encodeURIComponent(input)}`,
    ...overrides,
  });

afterEach(() => {
  localStorage.clear();
  forgetPlace();
});
beforeEach(() => history.replaceState(null, '', '/content/public-pages/city-notice'));

describe('城市公告 (§4, Area degradation)', () => {
  it('names the reason and the hotline', async () => {
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1, name: '城市公告' })).toBeTruthy();
    expect(screen.getByText('您所在的城市暂停服务')).toBeTruthy();
    expect(screen.getByRole('link', { name: /10086/ }).getAttribute('href')).toBe('tel:10086');
    await expectAccessible(container);
  });

  it('names the city, and offers another one', async () => {
    const api = withFlag(2).answer(area.allCities, [suzhouCity, wuxiCity]).answer(area.recommendedCities, []);
    const { user, navigator } = open({
      api,
      session: aMember(),
      search: `?redirect=${encodeURIComponent(input)}&city=淮安`,
      locationService: {
        choose: (place) => {
          const chosen = chosenPlace(place, Date.now());
          keepPlace(storeOf('localStorage', 'DEV_'), chosen);
          showPlace(chosen);
        },
      },
    });
    expect(screen.getByText('淮安暂停服务')).toBeTruthy();
    api.answer(gateway.channelConfig, () => aChannel({ areaName: '无锡' })).answer(area.recentCities, []);
    await user.click(screen.getByRole('button', { name: '换个城市' }));
    await user.click(await screen.findByRole('button', { name: /^无锡/ }));
    await waitFor(() => expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(input));
    expect(api.callsOf(gateway.channelConfig).at(-1)?.input).toEqual({
      channelWays: 'MEMBER_RWY',
      chosenAreaNum: '320200',
    });
  });

  it.each(['<b>', 'Nanjing', '点击 evil.example'])('shows no other text of its address: %s', (city) => {
    open({ search: `?city=${encodeURIComponent(city)}` });
    expect(screen.getByText('您所在的城市暂停服务')).toBeTruthy();
  });

  it("leads back to the page it stands for once the city is open again, requested for that page's project", async () => {
    const api = withFlag(2);
    const { user, navigator } = open({ api });
    await user.click(screen.getByRole('button', { name: '重新查看' }));
    expect(await screen.findByText('您所在的城市还没有恢复服务')).toBeTruthy();
    expect(navigator.replace).not.toHaveBeenCalled();
    expect(api.callsOf(gateway.channelConfig)[0]?.input).toEqual({ channelWays: 'MEMBER_RWY' });
    api.answer(gateway.channelConfig, () => aChannel());
    await user.click(screen.getByRole('button', { name: '重新查看' }));
    await waitFor(() => expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(input));
  });

  it('looks by itself when the page comes back into sight', async () => {
    const { navigator } = open({ api: withFlag(0) });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(input));
  });

  it('gives way to the overload page where that holds, and keeps the way back', async () => {
    const { user, navigator } = open({ api: withFlag(4) });
    await user.click(screen.getByRole('button', { name: '重新查看' }));
    await waitFor(() =>
      expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
        `/content/public-pages/traffic-overload?redirect=${encodeURIComponent(input)}`,
      ),
    );
  });

  it('says so when the server cannot be reached', async () => {
    const { user } = open({ api: fakeApi().unplug(gateway.channelConfig) });
    await user.click(screen.getByRole('button', { name: '重新查看' }));
    expect(await screen.findByText('暂时没有连上，请稍后再试')).toBeTruthy();
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/content/public-pages/login?redirect=https://evil.example',
    '',
  ])('never leads out of the product: %j', async (redirect) => {
    const { user, navigator } = open({
      session: { kind: 'guest' },
      search: `?redirect=${encodeURIComponent(redirect)}`,
    });
    await user.click(screen.getByRole('button', { name: '重新查看' }));
    await waitFor(() =>
      expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
        '/content/public-pages/neighborhood-services/aggregation?categoryId=1353',
      ),
    );
  });
});
