import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { membership } from '#core/contract/user/membership.ts';
import { aFlashSaleGoods } from '#web/features/goods/testing/samples.ts';
import { anOpenProduct, someMembership } from '#web/features/membership/testing/some-membership.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './half-price.page.tsx';

const now = '2026-08-08T11:41:15+08:00';
const discountRight = 9;
const nothing = { serverNow: now, level: 2, reservations: [], appointments: [], ticket: null, entries: [] };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(flashSales.halfPrice, {
      sessionId: 'half',
      serverNow: now,
      endsAt: '2030-01-01T00:00:00+08:00',
      rightType: discountRight,
      quotaPerMonth: 2,
      goods: [
        aFlashSaleGoods('coffee', { goodsName: '咖啡券，中杯', priceFen: 900, originalPriceFen: 1_800 }),
      ],
    })
    .answer(flashSales.mySales, { ...nothing, mayBuy: true, quotaLeft: 1 })
    .answer(membership.userVipInfo, someMembership([anOpenProduct('watch')], [discountRight]))
    .answer(
      membership.highestVipWithRight,
      anOpenProduct('platinum', { vipTypeLevel: 3, vipTypeName: '铂金会员' }),
    );
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });

it('五折购 shows a member the quota of the month and sells at half price', async () => {
  const { container } = open();
  expect(await screen.findByText('本月还可购1件')).toBeTruthy();
  expect(screen.getByText('铂金会员享五折资格，每月可购2件')).toBeTruthy();
  expect(api.callsOf(membership.highestVipWithRight)[0]?.input).toEqual({ rightTypeId: discountRight });
  expect(await screen.findByRole('button', { name: '五折购买：咖啡券' })).toBeTruthy();
  expect(screen.getByRole('list', { name: '五折好物' }).textContent).toContain('五折价¥9');
  await expectAccessible(container);
});

it('五折购 shows the quota although the membership behind it cannot be had', async () => {
  api.unplug(membership.highestVipWithRight);
  open();
  expect(await screen.findByText('本月还可购1件')).toBeTruthy();
  expect(screen.getByText('您已享有五折资格，每月可购2件')).toBeTruthy();
});

it('五折购 counts no more than there is to buy', async () => {
  api.answer(flashSales.mySales, { ...nothing, mayBuy: true, quotaLeft: 2 });
  open();
  expect(await screen.findByText('本月还可购1件')).toBeTruthy();
});

it('五折购 says that the quota is used, or that a membership is needed, before the tap', async () => {
  api.answer(flashSales.mySales, { ...nothing, mayBuy: true, quotaLeft: 0 });
  const { unmount } = open();
  expect(await screen.findByRole('button', { name: '本月已用完：咖啡券' })).toBeTruthy();
  unmount();
  api
    .answer(flashSales.mySales, { ...nothing, mayBuy: false, quotaLeft: 2 })
    .answer(membership.userVipInfo, someMembership([], []));
  open();
  expect(await screen.findByText('开通会员，享五折购')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '开通可买：咖啡券' })).toBeTruthy();
});

it('五折购 shows guests the goods, and failures in words', async () => {
  const { unmount } = open({ session: { kind: 'guest' } });
  expect(await screen.findByText('登录查看您的五折资格')).toBeTruthy();
  unmount();
  api.unplug(flashSales.halfPrice);
  open({ session: { kind: 'guest' } });
  expect(await screen.findByText('五折商品没有加载出来')).toBeTruthy();
});
