import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostCodes } from '#core/rules/hosts/host-codes.ts';
import { home } from '#core/contract/goods/home.ts';
import { membership } from '#core/contract/user/membership.ts';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { aMember, aUser } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { MembershipCard } from './membership-card.tsx';

const vip: UserVipInfo = {
  userDto: { ...aUser(), vipTypeId: 0, vipTypeLevel: 0, vipTypeName: '非会员' },
  openProductInfoList: [],
  userVipRights: [],
};
const server = () =>
  fakeApi().answer(membership.userVipInfo, vip).answer(home.couponCounts, {
    totalCouponCount: 18,
    waitCouponCount: 4,
    qyfdCouponCount: 3,
    lllbCouponCount: 2,
    wzgCouponCount: 1,
    trafficBagCount: 4,
    halfPriceCount: 6,
  });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

function Away() {
  const [there, setThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setThere((was) => !was)}>
        走开
      </button>
      {there && <MembershipCard />}
    </>
  );
}
const open = (api: FakeApi, node = <Away />) =>
  renderInSite(node, { api, session: aMember(), project: 'super-market' });
const leaveAndReturn = async () => {
  act(() => screen.getByRole('button', { name: '走开' }).click());
  act(() => screen.getByRole('button', { name: '走开' }).click());
  await settled();
};
const callCount = (api: FakeApi) => api.callsOf(membership.userVipInfo).length;

afterEach(() => vi.useRealTimers());

it('a signed-in phone without network is not told to sign in', async () => {
  const { user, session } = renderInSite(<MembershipCard />, {
    session: { kind: 'guest', unconfirmed: true },
    project: 'super-market',
  });
  expect(screen.getByText('会员信息暂时看不到')).toBeTruthy();
  expect(screen.queryByText(/登录/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(session.checkSession).toHaveBeenCalledOnce();
});

describe('the coupon counts (§7)', () => {
  it.each(['chat-app', 'chat-mini-program', 'provincial-app', 'national-app', 'others'] as const)(
    'are requested with the investEnvs of %s, and no activity',
    async (id) => {
      const { api } = renderInSite(<MembershipCard />, {
        api: server(),
        session: aMember({ ispFlag: 0 }),
        host: { id, codes: hostCodes[id] },
      });
      await screen.findByText('18');
      expect(api.callsOf(home.couponCounts).map(({ input }) => input)).toEqual([
        { investEnvs: { 'chat-mini-program': 3, 'provincial-app': 2 }[id as string] ?? 1 },
      ]);
    },
  );
});

describe('the way of who holds no product', () => {
  it.each([
    [1, '去开通', '/content/super-market/member-order'],
    [0, '去逛逛', '/content/super-market/classification'],
  ] as const)('with ispFlag %i is %s, which refuses no one', async (ispFlag, text, href) => {
    open(server().answer(membership.userVipInfo, { ...vip, userDto: { ...vip.userDto, ispFlag } }));
    expect((await screen.findByRole('link', { name: text })).getAttribute('href')).toBe(href);
  });
});

describe('the user info (§9)', () => {
  it('is fetched at most once a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { api } = open(server());
    await screen.findByText('非会员');
    const at = Date.now();
    vi.setSystemTime(at + 59_000);
    await leaveAndReturn();
    expect(callCount(api)).toBe(1);
    vi.setSystemTime(at + 60_000);
    await leaveAndReturn();
    expect(callCount(api)).toBe(2);
  });

  it('is fetched again at the next look after a failed fetch (§8)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = server();
    open(api);
    await screen.findByText('非会员');
    api.unplug(membership.userVipInfo);
    vi.setSystemTime(Date.now() + 60_000);
    await leaveAndReturn();
    expect(callCount(api)).toBe(2);
    expect(warned.mock.calls).toEqual([['user info was not fetched', 'offline']]);
    await leaveAndReturn();
    expect(callCount(api)).toBe(3);
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
    expect(screen.getByText('非会员')).toBeTruthy();
    api.answer(membership.userVipInfo, vip);
    await leaveAndReturn();
    await leaveAndReturn();
    await waitFor(() => expect(callCount(api)).toBe(4));
  });
});
