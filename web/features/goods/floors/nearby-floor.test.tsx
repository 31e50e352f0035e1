import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { ranking } from '#core/contract/goods/ranking.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { forgetPlace, showPlace } from '#web/platform/location/place-store.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { aGoods } from '../testing/samples.ts';
import { NearbyFloor } from './nearby-floor.tsx';

const floor = {
  kind: 'nearby',
  floorId: 'n',
  title: '附近好物',
  subTitle: '',
  link: null,
} as unknown as FloorOf<'nearby'>;
const near = (id: string) => ({
  list: [
    {
      ...aGoods(id),
      shopCode: 'S1',
      shopName: '面点小馆',
      latitude: 32,
      longitude: 118,
      distanceMeters: 900,
    },
  ],
  total: 1,
  hasNext: false,
});

afterEach(() => forgetPlace());

it('shows the goods around the place one is at, and those of the place before until they have come', async () => {
  let answer = (): void => undefined;
  const api = fakeApi().answer(ranking.nearbyGoods, ({ latitude }) =>
    latitude === nanjing.latitude
      ? near('home')
      : new Promise((resolve) => {
          answer = () => resolve(near('away'));
        }),
  );
  renderInSite(<NearbyFloor floor={floor} eager={false} />, { api, project: 'super-market' });
  expect(await screen.findByText('商品home')).toBeTruthy();
  await act(async () => showPlace({ ...nanjing, areaName: '苏州', latitude: 31.3, longitude: 120.6 }));
  expect(screen.getByText('商品home')).toBeTruthy();
  await act(async () => answer());
  expect(await screen.findByText('商品away')).toBeTruthy();
  expect(
    api.callsOf(ranking.nearbyGoods).map(({ input }) => [input['latitude'], input['longitude']]),
  ).toEqual([
    [nanjing.latitude, nanjing.longitude],
    [31.3, 120.6],
  ]);
});
