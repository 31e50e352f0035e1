import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { lottery } from '#core/contract/activity/lottery.ts';
import type { LotteryDraw } from '#core/contract/activity/lottery.shapes.ts';
import { commitmentOf } from '#core/rules/lottery/commit-reveal.ts';
import { computedDraw } from '#core/rules/lottery/verify-draw.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './draw-records.page.tsx';

const prizes = [
  { name: '视频月卡', picUrl: 'quick/movie', kind: 'right', weight: 1 },
  { name: '谢谢参与', picUrl: 'quick/all', kind: 'none', weight: 1 },
] as const;
const aDraw = (drawId: string, overrides: Partial<LotteryDraw> = {}): LotteryDraw => {
  const proof = { commitment: commitmentOf(`seed ${drawId}`), seed: `seed ${drawId}`, clientSeed: 'page' };
  const { number, place } = computedDraw({ ...proof, chanceId: drawId, prizes });
  return {
    drawId,
    drawnAt: '2026-08-10T04:00:00.000Z',
    place,
    delivery: 'delivered',
    note: '',
    proof: {
      ...proof,
      version: 3,
      number,
      drawnPlace: place,
      stockBefore: 5,
      stockAfter: 4,
      prizes: [...prizes],
    },
    ...overrides,
  };
};
const listOf = (...list: LotteryDraw[]) => ({ list, total: list.length, hasNext: false });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, session: aMember(), path: '/draw-record', ...overrides });

describe('中奖记录', () => {
  it('computes a draw again and shows every value of it', async () => {
    const draw = aDraw('c1');
    api.answer(lottery.lotteryDraws, listOf(draw));
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: /核对/ }));
    const sheet = await screen.findByRole('dialog', { name: '核对这次抽奖' });
    expect(within(sheet).getByText('核对一致，这次抽奖没有被更改')).toBeTruthy();
    expect(within(sheet).getByText(draw.proof.commitment)).toBeTruthy();
    expect(within(sheet).getByText('第3版')).toBeTruthy();
    await expectAccessible(container);
  });

  it.each([
    ['a swapped seed', { seed: 'another' }],
    ['another number', { number: 7 }],
  ])('shows %s', async (_what, changed) => {
    const draw = aDraw('c1');
    api.answer(lottery.lotteryDraws, listOf({ ...draw, proof: { ...draw.proof, ...changed } }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /核对/ }));
    expect(await screen.findByText('核对不一致，请联系客服')).toBeTruthy();
  });

  it('claims a prize again whose delivery failed', async () => {
    api
      .answer(lottery.lotteryDraws, listOf(aDraw('c1', { delivery: 'failed' })))
      .answer(lottery.claimLotteryPrize, () => {
        api.answer(lottery.lotteryDraws, listOf(aDraw('c1', { delivery: 'delivering' })));
        return aDraw('c1', { delivery: 'delivering' });
      });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '再次领取' }));
    expect(await screen.findByText(/发放中/)).toBeTruthy();
  });

  it('leads to the wheel without a win, and a guest to the login page', async () => {
    api.answer(lottery.lotteryDraws, listOf());
    const { unmount } = open();
    expect((await screen.findByRole('link', { name: '去转一转' })).getAttribute('href')).toContain(
      '/lottery-turntable',
    );
    unmount();
    open({ session: { kind: 'guest' } });
    expect(await screen.findByText('登录后查看中奖记录')).toBeTruthy();
  });

  it('offers to try again when the records do not load', async () => {
    api.unplug(lottery.lotteryDraws);
    open();
    expect(await screen.findByText('记录没有加载出来')).toBeTruthy();
  });
});
