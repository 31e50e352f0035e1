import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { groupBuy } from '#core/contract/activity/group-buy.ts';
import type { GroupInfo } from '#core/contract/activity/group-buy.shapes.ts';
import { membership } from '#core/contract/user/membership.ts';
import { groupRefusals } from '#core/rules/activity/group-buy.ts';
import { aGroup, anOffer, groupNow } from '#web/features/group-buy/testing/some-groups.ts';
import { someMembership } from '#web/features/membership/testing/some-membership.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './group-share.page.tsx';

const shown = (overrides: Partial<GroupInfo> = {}): GroupInfo => ({
  serverNow: groupNow,
  group: aGroup(),
  offer: anOffer(),
  others: [aGroup({ groupNo: 'g2', members: [{ name: '禾**', isOpener: true }], missing: 2, free: 2 })],
  otherCount: 6,
  seat: null,
  ...overrides,
});
let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(membership.userVipInfo, { ...someMembership(), userVipRights: [3] })
    .answer(groupBuy.groupInfo, shown());
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: aMember(),
    search: '?groupNo=g1',
    ...overrides,
  });

describe('邀你参团', () => {
  it('shows goods, seats, time and steps, and joins by an order', async () => {
    const { container, user, navigator } = open();
    const join = await screen.findByRole('button', { name: '一键参团 ¥69' });
    expect(container.textContent).toContain('林** 邀你一起拼，拼成立省19元');
    expect(screen.getByRole('list', { name: '团员' }).textContent).toBe('团长林**周**等你来');
    expect(screen.getAllByRole('timer', { name: '剩余5时42分' })).toHaveLength(2);
    expect(screen.getByText('到时未成团，款项原路全额退回，无需申请')).toBeTruthy();
    expect(screen.getByRole('link', { name: '参团：禾**的团' }).getAttribute('href')).toBe(
      '/content/super-market/group-share?groupNo=g2',
    );
    await expectAccessible(container);
    await user.click(join);
    expect(navigator.push).toHaveBeenLastCalledWith(
      expect.stringContaining('/order-pay?skuId=peach.1&quantity=1&groupActivity=a1&groupNo=g1'),
    );
    await user.click(screen.getByRole('button', { name: '自己开团' }));
    expect(navigator.push).toHaveBeenLastCalledWith(expect.not.stringContaining('groupNo'));
  });

  it.each([
    ['a group that is formed', { group: aGroup({ state: 'formed', missing: 0, free: 0 }) }, '我来开团'],
    ['a group that expired', { group: aGroup({ state: 'expired', free: 0 }) }, '我来开团'],
    ['an own seat', { seat: { orderNo: 'o1', state: 'paid' } }, '邀请好友'],
    ['an own seat to pay', { seat: { orderNo: 'o1', state: 'reserved' } }, '去付款'],
  ] as const)('%s leads on', async (_what, overrides, button) => {
    api.answer(groupBuy.groupInfo, shown(overrides));
    open();
    expect(await screen.findByRole('button', { name: button })).toBeTruthy();
  });

  it.each([
    ['formed', '林** 的团已拼成，每人省了19元', '已成团，商品正在发放'],
    ['expired', '林** 的团没有在时间内拼成', '到时未成团，款项已原路退回'],
  ] as const)('a group that is %s invites no more members', async (state, opener, groupStatus) => {
    api.answer(groupBuy.groupInfo, shown({ group: aGroup({ state, missing: 0, free: 0 }) }));
    const { container } = open();
    expect(await screen.findByText(groupStatus)).toBeTruthy();
    expect(container.textContent).toContain(opener);
    expect(screen.getByRole('heading', { name: '拼团详情' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '分享' })).toBeNull();
    expect(screen.queryAllByRole('listitem', { current: 'step' })).toHaveLength(state === 'formed' ? 1 : 0);
  });

  it('is not called an invitation where one has a seat', async () => {
    api.answer(groupBuy.groupInfo, shown({ seat: { orderNo: 'o1', state: 'paid' } }));
    const { container } = open();
    expect(await screen.findByRole('heading', { name: '我的拼团' })).toBeTruthy();
    expect(container.textContent).toContain('林** 的团，拼成每人省19元');
  });

  it('says why a full group cannot be joined', async () => {
    api.answer(groupBuy.groupInfo, shown({ group: aGroup({ free: 0 }) }));
    open();
    expect(await screen.findByText(groupRefusals.full)).toBeTruthy();
  });

  it('asks a guest to sign in', async () => {
    const { user, session } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '登录参团' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
  });

  it('leads to the list where the link names no group', async () => {
    open({ search: '' });
    expect(await screen.findByRole('heading', { name: '没有找到这个团' })).toBeTruthy();
  });

  it('asks again after a failure', async () => {
    api.unplug(groupBuy.groupInfo);
    const { user } = open();
    expect(await screen.findByText('这个团没有加载出来')).toBeTruthy();
    api.answer(groupBuy.groupInfo, shown());
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '一键参团 ¥69' })).toBeTruthy();
  });
});
