import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rail } from '#core/contract/goods/rail.ts';
import type { Business, Station } from '#core/contract/goods/rail.shapes.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { forgetPlace, showPlace } from '#web/platform/location/place-store.ts';
import { aUser } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './rail-surroundings.page.tsx';
import { aHall } from './testing/samples.ts';

const aStation = (over: Partial<Station> = {}): Station => ({
  stationId: 'south',
  stationName: '南京南站',
  initial: 'N',
  kind: 'rail',
  cityCode: '320100',
  cityName: '南京',
  latitude: 31.9689,
  longitude: 118.7978,
  hallCount: 2,
  ...over,
});

const venue = aHall();
const aBusiness = (over: Partial<Business> = {}): Business => ({
  businessId: 'coffee',
  businessName: '街角咖啡（南京南站店）',
  kindName: '咖啡茶饮',
  address: '南京南站出站口左侧',
  cityCode: venue.cityCode,
  latitude: venue.latitude,
  longitude: venue.longitude,
  distanceMeters: 68,
  phone: null,
  openHours: '07:00-22:00',
  openNow: true,
  openNote: '至22:00',
  picUrl: 'goods/coffee',
  discountText: '满50减8',
  link: null,
  deals: [],
  ...over,
});

let api: FakeApi;
beforeEach(() => {
  forgetPlace();
  api = fakeApi()
    .answer(rail.stations, {
      list: [aStation(), aStation({ stationId: 'lukou', stationName: '南京禄口机场', kind: 'airport' })],
    })
    .answer(rail.stationBusinesses, {
      list: [
        aBusiness(),
        aBusiness({
          businessId: 'gift',
          businessName: '水韵好物（南京南站店）',
          kindName: '特产伴手礼',
          openNow: false,
          openNote: '明日07:30营业',
        }),
      ],
      total: 2,
      hasNext: false,
    });
});
const open = (search = '') =>
  renderInSite(<page.Page />, { api, search, session: { kind: 'member', user: aUser() } });

describe('车站周边', () => {
  it('says of each business what it is, how far it is, whether it is open and what it gives', async () => {
    const { container } = open('?stationId=south');
    const list = await screen.findByRole('list', { name: '周边商户' });
    expect(within(list).getByText('街角咖啡（南京南站店）').closest('li')?.textContent).toMatch(
      /咖啡茶饮距车站68m出站口左侧营业中至22:00.*满50减8/,
    );
    expect(within(list).getByText('水韵好物（南京南站店）').closest('li')?.textContent).toContain(
      '休息中明日07:30营业',
    );
    expect(api.callsOf(rail.stationBusinesses)[0]?.input).toMatchObject({ latitude: 31.9689 });
    await expectAccessible(container);
  });

  it('is narrowed by kind, opening and vouchers, and says when nothing fits', async () => {
    const { user } = open('?stationId=south');
    await user.click(await screen.findByRole('button', { name: '营业中' }));
    expect(screen.queryByText('水韵好物（南京南站店）')).toBeNull();
    await user.click(screen.getByRole('button', { name: '特产伴手礼' }));
    expect(screen.getByRole('heading', { name: '没有符合的商户' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '清除条件' }));
    await user.click(screen.getByRole('button', { name: '有券可用' }));
    expect(screen.getByRole('heading', { name: '没有符合的商户' })).toBeTruthy();
  });

  it('without a station lists them, searches by word, and shows distances from a position', async () => {
    showPlace({ ...nanjing, source: 'geolocation', timestamp: 1 });
    api.answer(rail.stations, ({ keyword }) => ({
      list:
        keyword === 'lk' ? [aStation({ stationName: '南京禄口机场', distanceMeters: 34_480 })] : [aStation()],
    }));
    const { user, container } = open();
    await screen.findByRole('link', { name: /南京南站/ });
    expect(api.callsOf(rail.stations).at(-1)?.input).toMatchObject({ latitude: nanjing.latitude });
    await user.type(screen.getByRole('searchbox'), 'lk{Enter}');
    expect((await screen.findByRole('link', { name: /南京禄口机场/ })).textContent).toContain('34.48km');
    await expectAccessible(container);
  });

  it('says so when the station is not one of ours, or no station is found', async () => {
    open('?stationId=gone');
    expect(await screen.findByRole('heading', { name: '没有找到这个车站' })).toBeTruthy();
  });
});
