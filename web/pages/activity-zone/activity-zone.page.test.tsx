import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { groups } from '#core/contract/act/groups.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import type { ZoneActivity } from '#core/contract/act/groups.shapes.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { fakeApi, refused, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './activity-zone.page.tsx';

const activity = (page_: string, overrides: Partial<ZoneActivity> = {}): ZoneActivity => ({
  activityId: page_,
  title: page_,
  subTitle: '整点开抢',
  highlight: null,
  pics: ['goods/gift-cut'],
  tone: 'warm',
  page: page_,
  state: 'running',
  beginsAt: null,
  endsAt: null,
  ...overrides,
});
const serverNow = '2026-08-08T10:00:00+08:00';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(catalogue.promoted, () => refused('活动不存在或已结束'));
  api.answer(groups.activityGroups, {
    serverNow,
    groups: [
      {
        groupId: 'g1',
        groupName: '限时特价',
        acts: [
          activity('flashSale', { highlight: '1元起' }),
          activity('dailyCash', { endsAt: '2026-08-31T23:59:59+08:00' }),
        ],
      },
      {
        groupId: 'g2',
        groupName: '天天有礼',
        acts: [
          activity('groupList', { state: 'coming', beginsAt: '2026-08-10T00:00:00+08:00' }),
          activity('notAPage'),
        ],
      },
    ],
  });
});

it.each([
  ['super-market', '/content/super-market/second-kill', '/content/super-market/group-list'],
  ['supper-mall', '/content/supper-mall/flash-sale', '/content/supper-mall/group-list'],
] as const)('活动专区 of %s leads to the pages of its own mall', async (project, sale, group) => {
  const { container } = renderInSite(<page.Page />, { api, project, session: { kind: 'guest' } });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    [sale, 'flashSale整点开抢1元起'],
    ['/content/standalone-pages/m-zone-v2/sign-in', 'dailyCash整点开抢08月31日结束'],
    [group, 'groupList整点开抢08月10日开始'],
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '限时特价',
    '天天有礼',
  ]);
  await expectAccessible(container);
});

it('活动专区 says when nothing runs, and asks again after a failure', async () => {
  api.unplug(groups.activityGroups);
  const { user } = renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: { kind: 'guest' },
  });
  expect(await screen.findByText('活动没有加载出来')).toBeTruthy();
  api.answer(groups.activityGroups, { serverNow, groups: [] });
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '活动正在准备' })).toBeTruthy();
});

it('recommends the goods of the promotion of the city below the activities', async () => {
  api.answer(catalogue.promoted, {
    promoteId: 'p1',
    title: '夏日清凉',
    subTitle: '本周特惠',
    picUrl: null,
    list: [aGoods('tea')],
    total: 1,
    hasNext: false,
  });
  const { container } = renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: { kind: 'guest' },
  });
  expect(await screen.findByRole('heading', { name: '夏日清凉' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: /商品tea/ })).getAttribute('href')).toContain(
    'goodsId=tea',
  );
  expect(api.inputsOf(catalogue.promoted)[0]).toMatchObject({
    cityCode: '320100',
    timestamp: expect.any(Number) as unknown,
  });
  await expectAccessible(container);
});
