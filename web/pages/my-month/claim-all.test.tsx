import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { myMonth } from '#core/contract/content/my-month.ts';
import type { MonthGroupView } from '#core/contract/content/my-month.shapes.ts';
import type { Claimed } from '#core/contract/content/rights.shapes.ts';
import { codes } from '#core/contract/envelope.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './my-month.page.tsx';
import { aMonth, aMonthGroup, aMonthRight } from './testing/a-month.ts';

const taken: Claimed = { claimId: 'C1', recvStatus: 1, message: '', claimedAt: '2026-08-15T02:00:00Z' };
const names = ['视频', '音乐', '阅读', '咖啡券', '加油券'];
const five = () => [
  aMonthGroup(
    '影音会员',
    names.map((name) => aMonthRight(name)),
  ),
];
const server = (groups: MonthGroupView[], overrides: Parameters<typeof aMonth>[1] = {}) =>
  fakeApi().answer(myMonth.monthRights, aMonth(groups, overrides));
const open = (api: FakeApi) =>
  renderInSite(<page.Page />, { api, session: aMember(), project: 'super-market' });
const claimedOf = (api: FakeApi) => api.callsOf(cardProduct.receiveRights).map(({ input }) => input.rightsId);
const row = (name: string) => screen.getByText(name).closest('li');
const bar = () =>
  screen.getAllByRole('status').find(({ textContent }) => /^(正在领取|已领取|可领)/.test(textContent))
    ?.textContent;

afterEach(() => sessionStorage.clear());

describe('一键领取', () => {
  it('claims right by right, three at a time, and each row says how far it is', async () => {
    const settle = new Map<string, (claimed: Claimed) => void>();
    const api = server(five()).answer(
      cardProduct.receiveRights,
      ({ rightsId }) => new Promise<Claimed>((resolve) => settle.set(String(rightsId), resolve)),
    );
    const { user, container } = open(api);
    await user.click(await screen.findByRole('button', { name: '一键领取' }));
    await waitFor(() => expect(claimedOf(api)).toEqual(['视频', '音乐', '阅读']));
    expect(
      names.map(
        (name) =>
          within(row(name) as HTMLElement)
            .getAllByRole('button')
            .at(-1)?.textContent,
      ),
    ).toEqual(['领取中', '领取中', '领取中', '等待中', '等待中']);
    expect(bar()).toBe('正在领取 0/5');
    await expectAccessible(container);
    settle.get('音乐')?.(taken);
    await waitFor(() => expect(claimedOf(api)).toEqual(['视频', '音乐', '阅读', '咖啡券']));
    expect(
      within(row('音乐') as HTMLElement)
        .getAllByRole('button')
        .at(-1)?.textContent,
    ).toBe('已领取');
    expect(bar()).toBe('正在领取 1/5');
    for (const name of ['视频', '阅读', '咖啡券']) settle.get(name)?.(taken);
    await waitFor(() => expect(settle.has('加油券')).toBe(true));
    api.answer(
      myMonth.monthRights,
      aMonth([
        aMonthGroup(
          '影音会员',
          names.map((name) => aMonthRight(name, { recvStatus: 2, claimedAt: taken.claimedAt })),
        ),
      ]),
    );
    settle.get('加油券')?.(taken);
    expect(await screen.findByText('已领取5项')).toBeTruthy();
    expect(await screen.findByText('本月权益已全部领取')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '知道了' }));
    expect(bar()).toBeUndefined();
  });

  it('stops nothing when one fails, says why in its row, and tries again only what is left', async () => {
    const api = server(five()).answer(cardProduct.receiveRights, ({ rightsId }) => {
      if (rightsId === '音乐') throw new ApiFailure(codes.refused, '手慢了，本月名额已领完');
      const left = names.filter((name) => name === '音乐');
      api.answer(
        myMonth.monthRights,
        aMonth([
          aMonthGroup(
            '影音会员',
            left.map((name) => aMonthRight(name)),
          ),
        ]),
      );
      return taken;
    });
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: '一键领取' }));
    expect(await screen.findByText('1项未成功，原因见上方')).toBeTruthy();
    expect(screen.getByText('已领取4项')).toBeTruthy();
    expect(within(row('音乐') as HTMLElement).getByText('手慢了，本月名额已领完')).toBeTruthy();
    expect(claimedOf(api)).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: '一键领取' }));
    await waitFor(() => expect(claimedOf(api)).toHaveLength(6));
    expect(claimedOf(api)[5]).toBe('音乐');
  });
});

it('一键领取 claims a right that is held twice once for each product', async () => {
  const api = server([
    aMonthGroup('影音会员', [aMonthRight('视频')]),
    aMonthGroup('影音会员', [aMonthRight('视频')], { subscriptionId: 'S2' }),
  ]).answer(cardProduct.receiveRights, ({ subscriptionId }) => {
    if (subscriptionId === 'S2') throw new ApiFailure(codes.refused, '该权益暂不可领');
    return taken;
  });
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: '一键领取' }));
  await screen.findByText('1项未成功，原因见上方');
  expect(api.callsOf(cardProduct.receiveRights).map(({ input }) => input.subscriptionId)).toEqual([
    'S1',
    'S2',
  ]);
  expect(screen.getAllByText('该权益暂不可领')).toHaveLength(1);
});

describe('一键领取 where a group gives fewer than it offers', () => {
  const groups = () => [
    aMonthGroup(
      '影音会员',
      ['视频', '音乐', '阅读'].map((name) => aMonthRight(name)),
      { chooseCount: 2 },
    ),
    aMonthGroup('生活权益', [aMonthRight('咖啡券')]),
  ];

  it('asks which, lets no more be picked than there are, and then claims those and the rest', async () => {
    const api = server(groups()).answer(cardProduct.receiveRights, taken);
    const { user, container } = open(api);
    await screen.findByText('1组权益需要您选');
    await user.click(screen.getByRole('button', { name: '一键领取' }));
    const sheet = await screen.findByRole('dialog', { name: '选择要领取的权益' });
    expect(within(sheet).getByRole('button', { name: '领取1项' })).toBeTruthy();
    await user.click(within(sheet).getByRole('checkbox', { name: '阅读' }));
    await user.click(within(sheet).getByRole('checkbox', { name: '视频' }));
    expect(within(sheet).getByRole<HTMLInputElement>('checkbox', { name: '音乐' }).disabled).toBe(true);
    expect(sheet.textContent).toContain('已选2/2');
    await expectAccessible(container);
    await user.click(within(sheet).getByRole('button', { name: '领取3项' }));
    await waitFor(() => expect(claimedOf(api)).toEqual(['视频', '阅读', '咖啡券']));
  });

  it('does not ask where the picks of automatic claiming say it', async () => {
    const api = server(groups(), {
      settings: {
        autoClaim: 'all',
        picks: [
          { subscriptionId: 'S1', rightsId: '音乐' },
          { subscriptionId: 'S1', rightsId: '阅读' },
        ],
        remindDay: null,
        claimsNextAt: '2026-08-31T17:00:00Z',
      },
    }).answer(cardProduct.receiveRights, taken);
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: '一键领取' }));
    await waitFor(() => expect(claimedOf(api)).toEqual(['音乐', '阅读', '咖啡券']));
  });
});
