import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { lottery } from '#core/contract/activity/lottery.ts';
import type { LotteryBoard, LotteryDraw, LotteryState } from '#core/contract/activity/lottery.shapes.ts';
import { commitmentOf } from '#core/rules/lottery/commit-reveal.ts';
import { computedDraw } from '#core/rules/lottery/verify-draw.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './lottery.page.tsx';
import { angleFor } from './use-turn.ts';

const prizes: LotteryBoard['prizes'] = [
  { name: '视频月卡', picUrl: 'quick/movie', kind: 'right', weight: 1, isSoldOut: false },
  { name: '谢谢参与', picUrl: 'quick/all', kind: 'none', weight: 98, isSoldOut: false },
  { name: '3元立减券', picUrl: 'quick/gift', kind: 'coupon', weight: 1, isSoldOut: true },
];
const board: LotteryBoard = {
  lotteryId: 'turntable',
  version: 1,
  state: 'open',
  dailyChances: 2,
  prizes,
  rules: ['每天可转2次。'],
  winners: [{ mobile: '138****0001', prizeName: '3元立减券' }],
};
const seed = 'a'.repeat(64);
const aState = (overrides: Partial<LotteryState> = {}): LotteryState => ({
  chancesLeft: 2,
  next: { chanceId: 'c1', commitment: commitmentOf(seed) },
  tasks: [
    { task: 'signIn', state: 'done', waitMs: 0 },
    { task: 'browse', state: 'ready', waitMs: 0 },
    { task: 'share', state: 'ready', waitMs: 0 },
  ],
  ...overrides,
});
/** The draw a server makes for what the page sent; `place` is what it says it won. */
const aDraw = (clientSeed: string, overrides: Partial<LotteryDraw> = {}): LotteryDraw => {
  const proof = { commitment: commitmentOf(seed), seed, clientSeed, prizes };
  const { number, place } = computedDraw({ ...proof, chanceId: 'c1' });
  return {
    drawId: 'c1',
    drawnAt: '2026-08-10T04:00:00.000Z',
    place,
    delivery: 'none',
    note: '',
    proof: { ...proof, version: 1, number, drawnPlace: place, stockBefore: null, stockAfter: null },
    ...overrides,
  };
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi().answer(lottery.lotteryBoard, board).answer(lottery.lotteryState, aState());
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, session: aMember(), path: '/lottery-turntable', ...overrides });
const press = () => screen.findByRole('button', { name: /^抽奖消耗1次，还有2次机会$/ });

describe('转转赚', () => {
  it('shows the chances of today, the prizes of the wheel, a winner and the tasks', async () => {
    const { container } = open();
    expect(await screen.findByText('今日还有', { exact: false })).toBeTruthy();
    expect(
      screen.getByRole('img', { name: '转盘上的奖品：视频月卡、谢谢参与、3元立减券（已抽完）' }),
    ).toBeTruthy();
    expect(screen.getByText('恭喜 138****0001 抽中3元立减券')).toBeTruthy();
    expect(screen.getByRole('button', { name: '已完成，每日签到' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(screen.getByRole('button', { name: '领机会，逛活动专区15秒' })).toBeTruthy();
    await expectAccessible(container);
  });

  it('publishes the odds with the rules', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '规则和概率' }));
    const sheet = await screen.findByRole('dialog', { name: '活动规则' });
    expect(within(sheet).getByRole('row', { name: '视频月卡 1%' })).toBeTruthy();
    expect(within(sheet).getByRole('row', { name: '谢谢参与 98%' })).toBeTruthy();
  });

  it('sends a guest to the login page', async () => {
    const { user, session } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '登录就能转' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
  });

  it('draws with the next chance, turns to the prize and shows a verified result', async () => {
    api.answer(lottery.drawLottery, ({ clientSeed }) => aDraw(clientSeed, { delivery: 'card' }));
    const { user, container } = open();
    await user.click(await press());
    const disc = screen.getByRole('img', { name: /转盘上的奖品/ });
    const sent = api.callsOf(lottery.drawLottery)[0]?.input['clientSeed'];
    const place = aDraw(String(sent)).place;
    await waitFor(() => expect(disc.style.transform).toMatch(/rotate\(\d+(\.\d+)?deg\)/));
    const degrees = Number(/rotate\(([\d.]+)deg/.exec(disc.style.transform)?.[1]);
    expect((degrees + (place * 360) / prizes.length) % 360).toBeCloseTo(0);
    disc.dispatchEvent(new Event('transitionend', { bubbles: true }));
    const popup = await screen.findByRole('dialog', { name: `恭喜抽中${prizes[place]?.name ?? ''}` });
    expect(within(popup).getByText(/已按公布的概率核对无误/)).toBeTruthy();
    await expectAccessible(container);
  });

  it('says so when the draw is not the one that was committed to', async () => {
    api.answer(lottery.drawLottery, ({ clientSeed }) => {
      const draw = aDraw(clientSeed);
      return { ...draw, proof: { ...draw.proof, seed: 'b'.repeat(64) } };
    });
    const { user } = open();
    await user.click(await press());
    await waitFor(() =>
      expect(screen.getByRole('img', { name: /转盘/ }).style.transform).not.toBe('rotate(0deg)'),
    );
    screen.getByRole('img', { name: /转盘/ }).dispatchEvent(new Event('transitionend', { bubbles: true }));
    expect(await screen.findByText(/没有通过核对/)).toBeTruthy();
  });

  it('keeps the chance when the network is lost, and a second tap asks for the same draw', async () => {
    api.unplug(lottery.drawLottery);
    const { user } = open();
    await user.click(await press());
    expect(await screen.findByText('网络不给力，请检查后重试')).toBeTruthy();
    api.answer(lottery.drawLottery, ({ clientSeed }) => aDraw(clientSeed));
    await user.click(await press());
    await waitFor(() =>
      expect(api.callsOf(lottery.drawLottery).map(({ input }) => input['chanceId'])).toEqual(['c1', 'c1']),
    );
  });

  it('says what to do without a chance, when the state is not read, and after the end', async () => {
    api.answer(lottery.lotteryState, aState({ chancesLeft: 0, next: null }));
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: /还有0次机会/ }));
    expect(await screen.findByText('今天的机会用完了，做任务可以再得')).toBeTruthy();
    unmount();
    api.answer(lottery.lotteryBoard, { ...board, state: 'ended' });
    open();
    expect(await screen.findByText('活动已结束，感谢参与')).toBeTruthy();
  });

  it('offers to try again when the wheel does not load', async () => {
    api.unplug(lottery.lotteryBoard);
    open();
    expect(await screen.findByText('转盘没有加载出来')).toBeTruthy();
  });

  it('serves the 02 wheel on its own path', async () => {
    open({ path: '/02-lottery-turntable' });
    await waitFor(() =>
      expect(api.callsOf(lottery.lotteryBoard)[0]?.input).toEqual({ lotteryId: 'turntable-02' }),
    );
  });
});

it.each([
  [0, 0, 6, 2_520],
  [0, 1, 6, 2_460],
  [2_460, 0, 6, 5_040],
  [0, 3, 0, 180],
])('the disc turns on from %i° to place %i over %i turns: %i°', (from, place, full, angle) => {
  expect(angleFor(from, place, 6, full)).toBe(angle);
});
