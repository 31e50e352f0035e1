import { describe, expect, it } from 'vitest';
import { drawVerdict, oddsText } from './draw-verdict.ts';

const beginsAt = '2026-08-08T16:00:00+08:00';
const expiresAt = '2026-08-08T16:31:00+08:00';
const offers = [{ activityId: 's:a', goodsName: '耳机，降噪', quota: 3, winners: [7] }];
const before = { beginsAt, drawnAt: null, offers };
const drawn = { beginsAt, drawnAt: '2026-08-08T16:00:01+08:00', offers };
const none = { ticket: null, entries: [], reservations: [] };
const entered = (won: boolean | null) => ({
  ...none,
  ticket: { ticketNo: 7, receipt: 'r' },
  entries: [{ activityId: 's:a', won }],
});
const withOrder = (state: 'held' | 'unpaid' | 'bought', orderNo: string | null) => ({
  ...entered(true),
  reservations: [{ activityId: 's:a', quantity: 1, state, expiresAt, orderNo }],
});

describe('the verdict of a draw', () => {
  it.each([
    ['a guest before the draw', before, null, '16:00开签', '报名不收费，中签后再付款', '去报名'],
    [
      'who registered, before the draw',
      before,
      entered(null),
      '16:00开签',
      '你已报名，结果会在消息里告诉你',
      '看我报名的商品',
    ],
    ['a guest', drawn, null, '已经开签', '登录后看你有没有中签', '登录看结果'],
    [
      'who did not register',
      drawn,
      none,
      '这场你没有报名',
      '别的场次报名后，由公开的算法抽签',
      '看看别的场次',
    ],
    ['who lost', drawn, entered(false), '这次没有抽中', '报名没有收费，别的场次还可以再来', '看看别的场次'],
    ['who won', drawn, withOrder('held', null), '中签了：耳机', '名额为你留到16:31，请尽快下单', '去下单'],
    [
      'who won and ordered',
      drawn,
      withOrder('unpaid', 'o'),
      '中签了：耳机',
      '订单已生成，请在16:31前付款',
      '去付款',
    ],
    [
      'who won and paid',
      drawn,
      withOrder('bought', 'o'),
      '中签了：耳机',
      '已经买到，订单里可以看到',
      '查看订单',
    ],
    [
      'who won and was late',
      drawn,
      entered(true),
      '中签了：耳机',
      '没有在规定时间内下单，名额已作废',
      '看看别的场次',
    ],
  ] as const)('tells %s what is and what comes next', (_who, result, mine, title, text, button) => {
    const verdict = drawVerdict(
      result,
      mine && { ...mine, entries: [...mine.entries], reservations: [...mine.reservations] },
    );
    expect([verdict.title, verdict.text, verdict.step.text]).toEqual([title, text, button]);
  });

  it('names the number with five digits, and the odds where there were any', () => {
    expect(drawVerdict(drawn, entered(false)).ticket).toBe('00007');
    expect([oddsText(70, 2), oddsText(2, 2), oddsText(5, 0)]).toEqual(['约每35人中1人', '', '']);
  });
});
