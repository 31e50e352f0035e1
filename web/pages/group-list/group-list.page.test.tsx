import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { groupBuy } from '#core/contract/activity/group-buy.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { membership } from '#core/contract/user/membership.ts';
import { groupRefusals } from '#core/rules/activity/group-buy.ts';
import { aGroup, anOffer, groupNow } from '#web/features/group-buy/testing/some-groups.ts';
import { someMembership } from '#web/features/membership/testing/some-membership.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './group-list.page.tsx';

const carwash = anOffer({
  activityId: 'a2',
  goodsId: 'carwash',
  skuId: 'carwash.1',
  goodsName: '洗车卡',
  categoryId: 'travel',
  size: 2,
  isPhysical: false,
});
const noGroups = { list: [], total: 0, hasNext: false, serverNow: groupNow };
const own = (
  overrides: Parameters<typeof aGroup>[0] = {},
  state: 'reserved' | 'paid' | 'refunded' = 'paid',
) => ({
  group: aGroup(overrides),
  offer: anOffer(),
  seat: { orderNo: 'o1', state },
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(membership.userVipInfo, { ...someMembership(), userVipRights: [3] })
    .answer(groupBuy.myGroups, noGroups)
    .answer(groupBuy.groupOffers, {
      serverNow: groupNow,
      latest: [{ name: '林**', goodsName: '音乐年卡', savedFen: 6_000 }],
      categories: [
        { categoryId: 'local', name: '特产' },
        { categoryId: 'travel', name: '出行' },
      ],
      list: [
        { offer: anOffer(), group: aGroup() },
        { offer: carwash, group: null },
      ],
    });
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });

describe('一起拼', () => {
  it('shows goods with their group, and who formed one last', async () => {
    const { container, user } = open();
    const join = await screen.findByRole('link', { name: '去参团：水蜜桃礼盒' });
    expect(join.getAttribute('href')).toBe('/content/super-market/group-share?groupNo=g1');
    expect(screen.getByText('林**刚刚拼成 音乐年卡，省了60元')).toBeTruthy();
    const list = screen.getByRole('list', { name: '拼团商品' });
    expect(list.textContent).toContain('已拼932件 · 比单买省19元');
    expect(list.textContent).toContain('差1人，还剩05:42:18');
    expect(list.textContent).toContain('还没有人开团，等你第一个');
    await expectAccessible(container);
    await user.click(screen.getByRole('tab', { name: '出行' }));
    expect(within(screen.getByRole('list', { name: '拼团商品' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('opens a group by an order at the group price', async () => {
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '我来开团：洗车卡' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/order-pay?skuId=carwash.1&quantity=1&groupActivity=a2'),
    );
  });

  it('asks a guest to sign in, and who lacks the right type to become a member (§6)', async () => {
    const guest = open({ session: { kind: 'guest' } });
    await guest.user.click(await screen.findByRole('button', { name: '登录开团：洗车卡' }));
    expect(guest.session.goToLogin).toHaveBeenCalledOnce();
    guest.unmount();
    api.answer(membership.userVipInfo, { ...someMembership(), userVipRights: [1, 2] });
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: '开通会员开团：洗车卡' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/member-order'));
  });

  it('says before the tap that nothing is left', async () => {
    api.answer(groupBuy.groupOffers, {
      serverNow: groupNow,
      latest: [],
      categories: [],
      list: [{ offer: anOffer({ state: 'gone' }), group: null }],
    });
    open();
    const button = await screen.findByRole('button', { name: '已抢完：水蜜桃礼盒' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText(groupRefusals.gone, { ignore: '[hidden]' })).toHaveLength(1);
    expect(screen.queryByText('还没有人开团，等你第一个')).toBeNull();
  });

  it('shows the own group that waits, to invite friends', async () => {
    api.answer(groupBuy.myGroups, { list: [own()], total: 1, hasNext: false, serverNow: groupNow });
    const { user, navigator } = open();
    expect(await screen.findByText('还差1人成团')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '邀请好友' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/group-share?groupNo=g1'),
    );
  });

  it('holds the list of a member back until the own groups are known, so that it does not move', async () => {
    const { promise, resolve } = Promise.withResolvers<DataOf<typeof groupBuy.myGroups>>();
    api.answer(groupBuy.myGroups, () => promise);
    const { container } = open();
    await screen.findByRole('link', { name: '去参团：水蜜桃礼盒' });
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
    resolve({ list: [own()], total: 1, hasNext: false, serverNow: groupNow });
    expect(await screen.findByText('还差1人成团')).toBeTruthy();
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('shows a guest, and a member whose own groups cannot be loaded, the list', async () => {
    const guest = open({ session: { kind: 'guest' } });
    await screen.findByRole('button', { name: '登录开团：洗车卡' });
    expect(guest.container.querySelector('[aria-busy="true"]')).toBeNull();
    guest.unmount();
    api.unplug(groupBuy.myGroups);
    const { container } = open();
    await screen.findByRole('button', { name: '我来开团：洗车卡' });
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  });

  it('does not offer to join a group that one is in', async () => {
    api.answer(groupBuy.myGroups, { list: [own()], total: 1, hasNext: false, serverNow: groupNow });
    open();
    const invite = await screen.findByRole('link', { name: '邀请好友：水蜜桃礼盒' });
    expect(invite.getAttribute('href')).toContain('/group-share?groupNo=g1');
    expect(screen.queryByRole('link', { name: '去参团：水蜜桃礼盒' })).toBeNull();
  });

  it('asks again after a failure', async () => {
    api.unplug(groupBuy.groupOffers);
    open({ session: { kind: 'guest' } });
    expect(await screen.findByText('拼团没有加载出来')).toBeTruthy();
  });
});

describe('我的拼团', () => {
  it('shows what became of each group', async () => {
    api.answer(groupBuy.myGroups, {
      list: [
        own({ groupNo: 'g1' }, 'reserved'),
        {
          ...own({ groupNo: 'g2', state: 'formed', missing: 0, free: 0 }),
          seat: { orderNo: 'o2', state: 'paid' },
        },
        { ...own({ groupNo: 'g3', state: 'expired' }), seat: { orderNo: 'o3', state: 'refunded' } },
      ],
      total: 3,
      hasNext: false,
      serverNow: groupNow,
    });
    const { container, user, navigator } = open({ search: '?mine=1' });
    expect(await screen.findByText('还没有付款，付款后占位')).toBeTruthy();
    expect(screen.getByText('已成团')).toBeTruthy();
    expect(screen.getByText('未成团，全额退回')).toBeTruthy();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '去付款' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/order-pay?orderNo=o1'));
  });

  it('is empty for who never joined, and asks a guest to sign in', async () => {
    const first = open({ search: '?mine=1' });
    expect(await screen.findByRole('heading', { name: '还没有拼过团' })).toBeTruthy();
    first.unmount();
    open({ search: '?mine=1', session: { kind: 'guest' } });
    expect(await screen.findByRole('heading', { name: '登录后查看我的拼团' })).toBeTruthy();
  });
});
