import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { businessOrder } from '#core/contract/content/business-order.ts';
import type { SubscribedBusiness } from '#core/contract/content/business-order.shapes.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './m-zone-orders.page.tsx';

const anOrder = (overrides: Partial<SubscribedBusiness> = {}): SubscribedBusiness => ({
  businessId: 'youth-circle',
  businessName: '动感圈青春权益包',
  summary: '每月影音会员2项',
  picUrl: 'goods/game',
  tag: '动感圈',
  priceFen: 990,
  priceUnit: '月',
  renewalPriceFen: 1_900,
  priceText: '首月¥9.9，次月起¥19/月',
  subscribed: true,
  canOrder: false,
  reason: '',
  openedAt: '2026-04-30T16:00:00.000Z',
  endsOn: null,
  canUnsubscribe: true,
  ...overrides,
});
const open = (api: FakeApi) => renderInSite(<page.Page />, { api, session: aMember() });

it('lists what is held with both prices and the operator’s days', async () => {
  const api = fakeApi().answer(businessOrder.myBusinesses, [
    anOrder(),
    anOrder({ businessId: 'flow', businessName: '10GB流量月包', tag: '', endsOn: '2026-08-31' }),
  ]);
  const { container } = open(api);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('heading').textContent).toBe('动感圈青春权益包 动感圈');
  expect(first?.textContent).toContain('首月¥9.9，次月起¥19/月');
  expect(first?.textContent).toContain('2026-05-01');
  expect(first?.textContent).toContain('使用中');
  expect(second?.textContent).toContain('即将到期');
  expect(second?.textContent).toContain('2026-08-31');
  expect(api.callsOf(businessOrder.myBusinesses)[0]?.input).toEqual({
    pageCode: expect.stringMatching(/^C\d{4}_mZoneOrders$/) as string,
  });
  expect(screen.getByRole('link', { name: '业务办理' }).getAttribute('href')).toMatch(
    /\/tel-manage\/service-provision-page$/,
  );
  await expectAccessible(container);
});

it('shows a link to the M-Zone without orders', async () => {
  const { container } = open(fakeApi().answer(businessOrder.myBusinesses, []));
  expect(await screen.findByRole('heading', { name: '还没有订单' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '去看看' }).getAttribute('href')).toBe(
    '/content/standalone-pages/m-zone-v2/index',
  );
  await expectAccessible(container);
});

it('shows a sentence and one tap to try again when it fails', async () => {
  const api = fakeApi().unplug(businessOrder.myBusinesses);
  const { user } = open(api);
  expect(await screen.findByText('订单没有加载出来')).toBeTruthy();
  api.answer(businessOrder.myBusinesses, [anOrder()]);
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('listitem')).toBeTruthy();
});

it('shows a skeleton while the session is unknown', () => {
  const { api } = renderInSite(<page.Page />, { session: { kind: 'unknown' } });
  expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
  expect(api.calls).toEqual([]);
});
