import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { wallet } from '#core/contract/order/wallet.ts';
import type { Wallet } from '#core/contract/order/wallet.shapes.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import {
  aWalletMembership,
  aPass,
  aVoucher,
  aWallet,
  aWalletCoupon,
  aWalletShop,
} from '#core/rules/wallet/testing/a-wallet.ts';
import { environments } from '#core/config/environments.ts';
import { forgetPasses } from '#web/platform/offline/forget-passes.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './card-coupon.page.tsx';

const coffee = aVoucher({
  codes: [
    { codeId: 'code-1', asksFirst: true },
    { codeId: 'code-2', asksFirst: true },
  ],
  shop: aWalletShop({ distanceMeters: 350 }),
});
const cinema = aVoucher({
  orderNo: '2',
  goodsId: 'cinema',
  goodsName: '2D电影通兑票',
  codes: [{ codeId: 'code-3', asksFirst: false }],
  validUntil: '2026-11-21T15:59:59.000Z',
});
const full = aWallet({
  vouchers: [cinema, coffee],
  passes: [aPass(), aPass({ skuId: 'lounge.2', rightName: '机场贵宾厅', kind: 'airport', visitId: 'v1' })],
  memberships: [aWalletMembership()],
  coupons: [aWalletCoupon('a'), aWalletCoupon('b')],
  couponCount: 12,
});

const open = (answer: Wallet, overrides: Parameters<typeof renderInSite>[1] = {}) => {
  const api = fakeApi()
    .answer(wallet.wallet, answer)
    .answer(afterSale.showCode, ({ codeId }) => ({ code: codeId === 'code-2' ? '3344' : '628531077731' }));
  return renderInSite(<page.Page />, {
    api,
    project: 'market-mini-program',
    path: '/pages/cardCoupon/index',
    session: aMember(),
    ...overrides,
  });
};
const section = (name: RegExp) => screen.findByRole('region', { name });
const agree = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: '查看' }));
  await waitFor(() => expect(screen.queryByText('查看券码？')).toBeNull());
};

beforeEach(() => localStorage.clear());

describe('卡包', () => {
  it('shows what ends soon first, and each row ends in its one action', async () => {
    const { container } = open(full);
    const list = await screen.findByRole('list', { name: '卡包里有' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['5待使用', '13天内到期', '1会员', '12优惠券']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '快到期，先用这些',
      '其余到店券',
      '贵宾厅',
      '会员',
      '优惠券',
    ]);
    expect((await section(/快到期/)).textContent).toContain('11月21日到期，还有3天');
    expect((await section(/其余到店券/)).textContent).toContain('街角咖啡（新街口店），350m 营业中');
    const actions = screen
      .getAllByRole('link')
      .flatMap((link) => (/：/.test(link.getAttribute('aria-label') ?? '') ? [link] : []));
    expect(actions.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['去预约：高铁贵宾厅单次券', '/content/standalone-pages/high-speed-rail?kind=rail'],
      [
        '出示厅码：机场贵宾厅',
        '/content/standalone-pages/high-speed-rail/airport-verification-use?orderId=v1',
      ],
      ['去领取：黄金会员', '/content/super-market/my-month'],
    ]);
    expect((await section(/^优惠券/)).textContent).toContain('×2');
    await expectAccessible(container);
  });

  it('can show one part alone', async () => {
    const { user } = open(full);
    await user.click(await screen.findByRole('tab', { name: '会员 1' }));
    expect(screen.getByRole('tabpanel', { name: '会员' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '会员',
    ]);
  });

  it('shows a code that was shown before with one tap', async () => {
    const { user, api } = open(full);
    await user.click(await screen.findByRole('button', { name: '出示券码：2D电影通兑票' }));
    const dialog = await screen.findByRole('dialog', { name: '出示券码' });
    expect(await within(dialog).findByRole('img', { name: '券码的二维码' })).toBeTruthy();
    expect(within(dialog).getByRole('img', { name: '券码的条形码' })).toBeTruthy();
    expect(within(dialog).getByText('6285 3107 7731')).toBeTruthy();
    expect(api.callsOf(afterSale.showCode)[0]?.input).toEqual({ orderNo: '2', codeId: 'code-3' });
    await expectAccessible(dialog);
  });

  it('asks before a code is shown for the first time, and fetches none without a yes', async () => {
    const { user, api } = open(full);
    await user.click(await screen.findByRole('button', { name: '出示券码：美式咖啡兑换券' }));
    await user.click(await screen.findByRole('button', { name: '再想想' }));
    expect(screen.queryByRole('dialog', { name: '出示券码' })).toBeNull();
    expect(api.callsOf(afterSale.showCode)).toEqual([]);
  });

  it('shows several codes one after the other, each asked for once, and reads the list again', async () => {
    const { user, api } = open(full);
    await user.click(await screen.findByRole('button', { name: '出示券码：美式咖啡兑换券' }));
    await agree(user);
    expect(await screen.findByText('第1张，共2张')).toBeTruthy();
    await screen.findByText('6285 3107 7731');
    await waitFor(() => expect(api.callsOf(wallet.wallet).length).toBeGreaterThan(1));
    await user.click(screen.getByRole('button', { name: '下一张' }));
    await agree(user);
    expect(await screen.findByText('3344')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '上一张' }));
    expect(await screen.findByText('6285 3107 7731')).toBeTruthy();
  });

  it('shows what was shown before without a network, and nothing of another subscriber', async () => {
    const first = open(full);
    await first.user.click(await screen.findByRole('button', { name: '出示券码：2D电影通兑票' }));
    expect(await screen.findByText('6285 3107 7731')).toBeTruthy();
    first.unmount();
    const api = fakeApi().unplug(wallet.wallet).unplug(afterSale.showCode);
    const offline = open(full, { api, session: { kind: 'guest', unconfirmed: true } });
    await offline.user.click(await screen.findByRole('button', { name: '出示券码：2D电影通兑票' }));
    expect(await screen.findByText('6285 3107 7731')).toBeTruthy();
    offline.unmount();
    const others = open(full, { api, session: aMember({ userId: 'another' }) });
    expect(await screen.findByText('卡包没有加载出来')).toBeTruthy();
    others.unmount();
    await forgetPasses(environments.dev);
    open(full, { api, session: { kind: 'guest', unconfirmed: true } });
    expect(screen.getByText('暂时看不到')).toBeTruthy();
  });

  it('says that a shop took the code that is shown', async () => {
    const { user, api } = open(aWallet({ vouchers: [cinema] }));
    await user.click(await screen.findByRole('button', { name: /^出示券码/ }));
    expect(await screen.findByText('6285 3107 7731')).toBeTruthy();
    api.answer(wallet.wallet, aWallet());
    expect(await screen.findByText('已使用', {}, { timeout: 8_000 })).toBeTruthy();
  }, 12_000);

  it('says that a code could not be loaded, and tries again', async () => {
    const { user, api } = open(aWallet({ vouchers: [cinema] }));
    api.answer(afterSale.showCode, () => {
      throw new ApiFailure('-1', '系统繁忙');
    });
    await user.click(await screen.findByRole('button', { name: /^出示券码/ }));
    expect(await screen.findByText('券码没有加载出来')).toBeTruthy();
    api.answer(afterSale.showCode, { code: 'AB-12' });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('AB-12')).toBeTruthy();
    expect(screen.queryByRole('img', { name: '券码的条形码' })).toBeNull();
  });
});

describe('卡包 without content', () => {
  it('is empty for a new member and leads to goods', async () => {
    const { container } = open(aWallet());
    expect(await screen.findByText('卡包还是空的')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去逛逛' }).getAttribute('href')).toBe(
      '/content/market-mini-program/pages/categories',
    );
    expect(screen.queryByRole('tab')).toBeNull();
    await expectAccessible(container);
  });

  it('asks a guest to sign in and fetches nothing', async () => {
    const { container, api, user, session } = open(full, { session: { kind: 'guest' } });
    expect(screen.getByText('登录后查看卡包')).toBeTruthy();
    expect(api.callsOf(wallet.wallet)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalled();
    await expectAccessible(container);
  });

  it('that could not be loaded offers to try again', async () => {
    const api = fakeApi().answer(wallet.wallet, () => {
      throw new ApiFailure('-1', '系统繁忙');
    });
    const { user } = open(full, { api });
    expect(await screen.findByText('卡包没有加载出来')).toBeTruthy();
    api.answer(wallet.wallet, full);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('快到期，先用这些')).toBeTruthy();
  });
});
