import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import type { CashEntry, CashState } from '#core/contract/activity/daily-cash.shapes.ts';
import { profile } from '#core/contract/user/profile.ts';
import type { CashReward } from '#core/rules/activity/daily-cash.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './daily-cash.page.tsx';

const row = (kind: CashReward['kind'], days: number, amountFen: number): CashReward => ({
  kind,
  days,
  amountFen,
});
const rewards = [
  row('day', 1, 10),
  row('day', 2, 12),
  row('day', 3, 15),
  row('streak', 3, 30),
  row('streak', 7, 88),
  row('month', 10, 66),
];
const aState = (overrides: Partial<CashState> = {}): CashState => ({
  today: '2026-08-15',
  signedToday: false,
  signedDays: ['2026-08-13', '2026-08-14'],
  streak: 2,
  monthCount: 2,
  todayGains: [row('day', 3, 15), row('streak', 3, 30)],
  balanceFen: 122,
  hasPendingWithdrawal: false,
  ...overrides,
});
const signedState = aState({
  signedToday: true,
  signedDays: ['2026-08-13', '2026-08-14', '2026-08-15'],
  streak: 3,
  monthCount: 3,
  balanceFen: 167,
});
const signed = {
  signedOn: '2026-08-15',
  streak: 3,
  monthCount: 3,
  gains: signedState.todayGains,
  gainedFen: 45,
  balanceFen: 167,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(dailyCash.cashRewards, { today: '2026-08-15', rewards: [...rewards] })
    .answer(dailyCash.cashState, aState());
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, session: aMember(), ...overrides });
const card = () => screen.findByRole('region', { name: '今日签到' });

describe('天天领现金 for a subscriber', () => {
  it('shows balance, run, the round of days, the bonuses ahead and the month', async () => {
    const { container } = open();
    await screen.findByRole('button', { name: '立即签到，领0.45元' });
    expect((await card()).textContent).toContain('¥1.22');
    expect((await card()).textContent).toContain('2天连续签到');
    expect(
      within(screen.getByRole('list', { name: '每日奖励' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['0.10元第1天已领', '0.12元第2天已领', '¥0.15元今天今天可领']);
    expect(
      within(screen.getByRole('region', { name: '连签奖励' })).getByText('再签1天得0.30元'),
    ).toBeTruthy();
    const month = screen.getByRole('region', { name: '2026年8月' });
    expect(within(month).getByText('本月已签2天')).toBeTruthy();
    expect(within(month).getByRole('cell', { name: '14，已签到' })).toBeTruthy();
    expect(within(month).getByRole('cell', { name: '15，今天未签到' }).getAttribute('aria-current')).toBe(
      'date',
    );
    expect(within(month).getByText('还差8天')).toBeTruthy();
    await expectAccessible(container);
  });

  it('signs with one tap, says what it brought, and shows the day as done', async () => {
    api.answer(dailyCash.signForCash, () => {
      api.answer(dailyCash.cashState, signedState);
      return signed;
    });
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: '立即签到，领0.45元' }));
    const popup = await screen.findByRole('dialog', { name: '签到成功' });
    expect(popup.textContent).toContain('¥0.45');
    expect(
      within(popup)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['每日签到+0.15元', '连续签到3天奖励+0.30元']);
    expect(popup.textContent).toContain('已连续签到3天，现金共1.67元');
    await expectAccessible(container);
    await user.click(within(popup).getByRole('button', { name: '收下了，明天再来' }));
    const done = await screen.findByRole('button', { name: /今天已领0\.45元，明天再来/ });
    expect(done.getAttribute('aria-disabled')).toBe('true');
    expect((await card()).textContent).toContain('¥1.67');
  });

  it('says that it did not get through, keeps the button, and a second tap is the same sign-in', async () => {
    api.unplug(dailyCash.signForCash);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '立即签到，领0.45元' }));
    expect(await screen.findByText('网络不给力，请检查后重试')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    api.answer(dailyCash.signForCash, signed);
    await user.click(screen.getByRole('button', { name: '立即签到，领0.45元' }));
    expect(await screen.findByRole('dialog', { name: '签到成功' })).toBeTruthy();
  });

  it('offers to try again when how one stands cannot be read; the rewards stay', async () => {
    api.unplug(dailyCash.cashState);
    const { user } = open();
    const again = await screen.findByRole('button', { name: '签到情况没有加载出来，点击重试' });
    expect(screen.getByRole('region', { name: '连签奖励' })).toBeTruthy();
    api.answer(dailyCash.cashState, aState());
    await user.click(again);
    expect(await screen.findByRole('button', { name: '立即签到，领0.45元' })).toBeTruthy();
  });

  it('shows a sentence and one tap to try again when the rewards fail', async () => {
    api.unplug(dailyCash.cashRewards);
    const { user } = open();
    expect(await screen.findByText('签到没有加载出来')).toBeTruthy();
    api.answer(dailyCash.cashRewards, { today: '2026-08-15', rewards: [...rewards] });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await card()).toBeTruthy();
  });
});

describe('天天领现金 for others', () => {
  it('a guest looks at everything, and signing leads to sign-in', async () => {
    const { user, session, container } = open({ session: { kind: 'guest' } });
    const button = await screen.findByRole('button', { name: '登录签到，今天领0.10元' });
    expect((await card()).textContent).toContain('登录后查看');
    expect(screen.getByRole('region', { name: '2026年8月' })).toBeTruthy();
    await expectAccessible(container);
    await user.click(button);
    await user.click(screen.getByRole('button', { name: '现金明细' }));
    expect(session.goToLogin).toHaveBeenCalledTimes(2);
    expect(api.callsOf(dailyCash.cashState)).toEqual([]);
  });

  it('a skeleton stands where the button will be while the session is unknown', async () => {
    open({ session: { kind: 'unknown' } });
    expect(within(await card()).getByRole('status', { name: '加载中' })).toBeTruthy();
  });

  it('another province reads why, instead of a dead button', async () => {
    api
      .answer(profile.provinceEligible, false)
      .answer(dailyCash.cashState, aState({ signedDays: [], streak: 0, monthCount: 0, balanceFen: 0 }));
    open({ session: aMember({ ispFlag: 0 }) });
    expect(await screen.findByText(provinceToast)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /立即签到/ })).toBeNull();
  });

  it('a number the page does not know yet signs like any other once the server vouches for it', async () => {
    api.answer(profile.provinceEligible, true);
    open({ session: aMember({ ispFlag: 0 }) });
    expect(await screen.findByRole('button', { name: '立即签到，领0.45元' })).toBeTruthy();
  });
});

describe('the ledger', () => {
  const entry = (seq: number): CashEntry => ({
    entryId: String(seq),
    kind: 'day',
    days: 1,
    amountFen: 10,
    balanceFen: seq * 10,
    signedOn: '2026-08-14',
    at: '2026-08-14T04:00:00.000Z',
  });

  it('lists every amount with the balance after it, page by page', async () => {
    api.answer(dailyCash.cashEntries, ({ pageNum }) =>
      pageNum === 1
        ? { list: [entry(3), entry(2)], total: 3, hasNext: true }
        : { list: [entry(1)], total: 3, hasNext: false },
    );
    const { user } = open();
    await user.click(screen.getByRole('button', { name: '现金明细' }));
    const sheet = await screen.findByRole('dialog', { name: '现金明细' });
    expect((await within(sheet).findAllByRole('listitem'))[0]?.textContent).toBe(
      '每日签到2026-08-14+0.10元余额 0.30元',
    );
    await user.click(within(sheet).getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(3));
    await expectAccessible(sheet);
  });

  it('shows a subscriber without any where to begin', async () => {
    api.answer(dailyCash.cashEntries, { list: [], total: 0, hasNext: false });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: '现金明细' }));
    expect(await screen.findByRole('heading', { name: '还没有现金入账' })).toBeTruthy();
  });

  it('shows a sentence and one tap to try again when it fails', async () => {
    api.unplug(dailyCash.cashEntries);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: '现金明细' }));
    expect(await screen.findByText('明细没有加载出来')).toBeTruthy();
    api.answer(dailyCash.cashEntries, { list: [entry(1)], total: 1, hasNext: false });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(
      await within(screen.getByRole('dialog', { name: '现金明细' })).findByRole('listitem'),
    ).toBeTruthy();
  });
});

describe('cash for the phone bill', () => {
  it('asks for the amount, sends it once, and says what became of it', async () => {
    api
      .answer(dailyCash.cashState, aState({ balanceFen: 622 }))
      .answer(dailyCash.withdrawCash, ({ yuan }) => ({
        withdrawalId: 'w1',
        amountFen: yuan * 100,
        state: 'credited' as const,
        balanceFen: 622 - yuan * 100,
      }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '充话费' }));
    const sheet = await screen.findByRole('dialog', { name: '现金充话费' });
    expect(within(sheet).getByText('138****0001')).toBeTruthy();
    await expectAccessible(sheet);
    await user.click(within(sheet).getByRole('radio', { name: '5.00元' }));
    await user.click(within(sheet).getByRole('button', { name: '充值5.00元' }));
    await waitFor(() => expect(api.callsOf(dailyCash.withdrawCash)).toMatchObject([{ input: { yuan: 5 } }]));
    expect(await screen.findByText('5.00元已充入话费')).toBeTruthy();
  });

  it('says how much is missing, and that one is under way', async () => {
    api.answer(dailyCash.cashState, aState({ balanceFen: 37 }));
    open();
    expect(await screen.findByText('再攒0.63元可充话费')).toBeTruthy();
  });
});

it('the first screen is drawn with the rewards alone, which are public', () => {
  expect(
    page.firstCalls?.({} as never, {} as never).map(({ endpoint }) => [endpoint.path, endpoint.access]),
  ).toEqual([[dailyCash.cashRewards.path, 'guest']]);
});
