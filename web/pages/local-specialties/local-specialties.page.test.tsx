import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { forgetPlace, showPlace } from '#web/platform/location/place-store.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './local-specialties.page.tsx';

const floor = (floorId: string, title: string) => ({
  floorId,
  title,
  subTitle: '',
  link: null,
  goods: [aGoods(`${floorId}-goods`)],
});

let api: FakeApi;
beforeEach(() => {
  forgetPlace();
  api = fakeApi().answer(catalogue.localSpecials, ({ cityCode }) => ({
    floors:
      cityCode === '320500'
        ? [floor('sz', '苏州风物'), floor('nj', '南京风物')]
        : [floor('nj', '南京风物'), floor('sz', '苏州风物')],
  }));
});
const open = () => renderInSite(<page.Page />, { api, project: 'super-market', session: { kind: 'guest' } });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('地方特产 has a floor for each city, the own city first, and follows a change of city', async () => {
  const { container } = open();
  expect(await screen.findByRole('list', { name: '南京风物' })).toBeTruthy();
  expect(titles()).toEqual(['南京风物', '苏州风物']);
  await expectAccessible(container);
  act(() => showPlace({ ...nanjing, areaNum: '320500', areaName: '苏州', isUserChoose: 1 }));
  expect(await screen.findByText('苏州好味先看，全省风物一处逛')).toBeTruthy();
  await expect.poll(titles).toEqual(['苏州风物', '南京风物']);
});

it('地方特产 says when there is nothing, or it cannot be had', async () => {
  api.unplug(catalogue.localSpecials);
  const { user } = open();
  expect(await screen.findByText('特产没有加载出来')).toBeTruthy();
  api.answer(catalogue.localSpecials, { floors: [] });
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect((await screen.findByRole('link', { name: '去分类' })).getAttribute('href')).toBe(
    '/content/super-market/classification',
  );
});
