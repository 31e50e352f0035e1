import { expect, it } from 'vitest';
import { claimLog, claimLooks } from './claim-as-order.ts';

it('a claim shown as an order is being delivered, done or closed (§7 getOrderDetail)', () => {
  expect(
    Object.entries(claimLooks).map(([claim, { state, stateName }]) => [claim, state, stateName]),
  ).toEqual([
    ['delivering', 'delivering', '发放中'],
    ['delivered', 'done', '已完成'],
    ['failed', 'closed', '已关闭'],
  ]);
});

const minute = (n: number) => new Date(Date.UTC(2026, 7, 3, 2, n));
const logOf = (...events: readonly string[]) =>
  claimLog(events.map((event, at) => ({ event, at: minute(at) }))).map(({ state, note, at }) => [
    state,
    note,
    new Date(at).getUTCMinutes(),
  ]);

it('its trace reads as a log, without what only the operator should see', () => {
  expect(logOf('claimed', 'silent', 'delivered')).toEqual([
    ['delivering', '已领取，等待发放', 0],
    ['delivering', '合作方暂未响应，稍后自动重试', 1],
    ['done', '发放成功', 2],
  ]);
  expect(logOf('claimed', 'refused', 'to-reconcile')).toEqual([
    ['delivering', '已领取，等待发放', 0],
    ['closed', '发放未成功，名额已退回', 1],
  ]);
  expect(logOf()).toEqual([]);
});

it('a supplier that stays silent again and again is one line, with how often it was tried anew and when last', () => {
  expect(logOf('claimed', 'silent', 'silent', 'silent', 'refused').slice(1)).toEqual([
    ['delivering', '合作方暂未响应，已自动重试2次', 3],
    ['closed', '发放未成功，名额已退回', 4],
  ]);
});
