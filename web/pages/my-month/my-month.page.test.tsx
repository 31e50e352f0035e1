import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { myMonth } from '#core/contract/content/my-month.ts';
import type { MonthGroupView } from '#core/contract/content/my-month.shapes.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { profile } from '#core/contract/user/profile.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './my-month.page.tsx';
import { aMonth, aMonthGroup, aMonthRight } from './testing/a-month.ts';

const open = (groups: MonthGroupView[], overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api: fakeApi().answer(myMonth.monthRights, aMonth(groups)),
    session: aMember(),
    project: 'super-market',
    ...overrides,
  });
const later = { recvStatus: 3, recvReason: '8月20日10:00开放', opensAt: '2026-08-20T02:00:00Z' } as const;
const claimed = { recvStatus: 2, claimedAt: '2026-08-03T02:00:00Z' } as const;

describe('本月权益', () => {
  it('counts the month, and lists what can be claimed by its deadline', async () => {
    const { container } = open([
      aMonthGroup('影音会员', [aMonthRight('视频'), aMonthRight('音乐'), aMonthRight('体育', claimed)], {
        chooseCount: 2,
        chosenCount: 1,
      }),
      aMonthGroup(
        '生活权益',
        [
          aMonthRight('咖啡券', { closesAt: '2026-08-16T16:00:00Z' }),
          aMonthRight('加油券', later),
          aMonthRight('洗车券', { recvStatus: 3, recvReason: '本月已领完' }),
        ],
        { productName: '车主权益包', subscriptionId: 'S2' },
      ),
    ]);
    const head = await screen.findByRole('region', { name: '本月概况' });
    expect(head.textContent).toContain('8月权益最早8月16日截止2 项可领1 项已领17 天后更新');
    const floor = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(
      screen
        .getAllByRole('region')
        .map((region) => within(region).queryByRole('heading', { level: 2 })?.textContent),
    ).toEqual(['8月权益', '8月16日截止', '8月31日截止', '即将开放', '权益日历']);
    expect(floor('8月16日截止')).toEqual(['咖啡券车主权益包 · 充值到138****0001点击领取']);
    expect(floor('8月31日截止')).toEqual([
      '视频随心看权益包 30元版 · 3选2，还可领1项点击领取',
      '音乐随心看权益包 30元版 · 3选2，还可领1项点击领取',
    ]);
    expect(floor('即将开放')).toEqual(['加油券8月20日10:00开放暂不可领']);
    expect(screen.getByText('明天截止')).toBeTruthy();
    await expectAccessible(container);
  });

  it('keeps what was claimed and what cannot be had folded away, with the reason', async () => {
    const { user } = open([
      aMonthGroup('影音会员', [
        aMonthRight('视频'),
        aMonthRight('体育', claimed),
        aMonthRight('洗车券', { recvStatus: 3, recvReason: '本月已领完' }),
      ]),
    ]);
    const shelf = (await screen.findByText('本月不可领')).closest('details');
    expect(shelf?.open).toBe(false);
    await user.click(screen.getByText('本月不可领'));
    expect(shelf?.open).toBe(true);
    expect(shelf?.textContent).toContain('本月已领完');
    expect(screen.getByRole('heading', { name: '本月已领' }).closest('details')?.textContent).toContain(
      '8月3日已领取',
    );
  });

  it('claims one right with one tap and says how it ended', async () => {
    const api = fakeApi()
      .answer(myMonth.monthRights, aMonth([aMonthGroup('影音会员', [aMonthRight('视频')])]))
      .answer(cardProduct.receiveRights, {
        claimId: 'C1',
        recvStatus: 1,
        message: '',
        claimedAt: '2026-08-15T02:00:00Z',
      })
      .answer(cardProduct.receivedRights, { list: [], total: 0, hasNext: false });
    const { user } = open([], { api });
    await user.click(await screen.findByRole('button', { name: '点击领取' }));
    expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeTruthy();
    expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
      productId: 'watch-30',
      subscriptionId: 'S1',
      rightsId: '视频',
      channelId: 'C0013',
    });
  });

  it('says thank you once everything is claimed, and offers no button for nothing', async () => {
    const { container } = open([aMonthGroup('影音会员', [aMonthRight('视频', claimed)])]);
    expect((await screen.findByRole('region', { name: '本月概况' })).textContent).toContain(
      '本月权益已全部领取9月1日有新的权益，记得再来',
    );
    expect(screen.getByRole('heading', { name: '本月已领' }).closest('details')?.open).toBe(true);
    expect(screen.queryByRole('button', { name: '一键领取' })).toBeNull();
    await expectAccessible(container);
  });
});

describe('the calendar of 本月权益', () => {
  const groups = [
    aMonthGroup('影音会员', [
      aMonthRight('视频'),
      aMonthRight('体育', claimed),
      aMonthRight('加油券', later),
    ]),
  ];

  it('comes after the rights as a strip of this week, and unfolds to a table of what opens, was claimed and closes', async () => {
    const { user } = open(groups);
    const table = await screen.findByRole('table', { name: '8月的开放、领取和截止日' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(within(table).getByRole('button').textContent).toBe('15日，今天');
    const list = screen.getByRole('button', { name: '点击领取' });
    expect(list.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '展开整月', expanded: false }));
    expect(
      within(table)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['1日开放', '3日已领', '15日，今天', '20日开放', '31日截止']);
    expect(within(table).getByText('15').getAttribute('aria-current')).toBe('date');
  });

  it('shows what today brings or what comes next, and any day that is tapped', async () => {
    const { user } = open(groups);
    expect(await screen.findByText('今天没有开放或截止的权益，8月20日有1项开放')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '展开整月' }));
    const last = screen.getByRole('button', { name: '31日截止' });
    await user.click(last);
    expect(last.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('8月31日可领的最后一天').parentElement?.textContent).toBe(
      '8月31日可领的最后一天：视频、加油券',
    );
  });
});

describe('本月权益 without a month to show', () => {
  it('shows a guest what it does, and the way to sign in', async () => {
    const { user, session, api, container } = open([], { session: { kind: 'guest' } });
    expect(screen.getByRole('heading', { name: '登录查看本月权益' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.calls).toEqual([]);
    await expectAccessible(container);
  });

  it('shows boxes while it is not known who is here', () => {
    const { api } = open([], { session: { kind: 'unknown' } });
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  it('leads a non-member to a membership, and says what the page will do for them', async () => {
    const { container } = open([]);
    expect((await screen.findByRole('link', { name: '去开通' })).getAttribute('href')).toBe(
      '/content/super-market/member-order',
    );
    expect(screen.getByRole('region', { name: '在这里可以' }).textContent).toContain('一键领取');
    expect(screen.queryByRole('note')).toBeNull();
    await expectAccessible(container);
  });

  it('shows a subscriber of another province why, and offers no membership they cannot have', async () => {
    const api = fakeApi().answer(myMonth.monthRights, aMonth([])).answer(profile.provinceEligible, false);
    open([], { api, session: aMember({ ispFlag: 0 }) });
    expect((await screen.findByRole('note')).textContent).toContain('仅限江苏移动号码开通');
    expect(screen.queryByRole('link', { name: '去开通' })).toBeNull();
    expect(screen.getByRole('link', { name: '去逛逛' }).getAttribute('href')).toBe(
      '/content/super-market/market-index',
    );
  });

  it('says so when it does not load, with one tap to try again', async () => {
    const api = fakeApi().unplug(myMonth.monthRights);
    const { user } = open([], { api });
    expect(await screen.findByText('本月权益没有加载出来')).toBeTruthy();
    api.answer(myMonth.monthRights, aMonth([aMonthGroup('影音会员', [aMonthRight('视频')])]));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('视频')).toBeTruthy();
  });
});
