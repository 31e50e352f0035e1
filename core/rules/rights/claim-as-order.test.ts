import { expect, it } from 'vitest';
import { claimLog, claimOrderStates } from './claim-as-order.ts';

it('a claim shown as an order is being delivered, done or closed (§7 getOrderDetail)', () => {
  expect(
    Object.entries(claimOrderStates).map(([claim, { state, stateName }]) => [claim, state, stateName]),
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

it('its history is shown as a log, without events for the operator only', () => {
  expect(logOf('claimed', 'unanswered', 'delivered')).toEqual([
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

it('another event that is reported twice is one line with the last time', () => {
  expect(logOf('claimed', 'delivered', 'delivered')).toEqual([
    ['delivering', '已领取，等待发放', 0],
    ['done', '发放成功', 2],
  ]);
  expect(logOf('claimed', 'unanswered', 'delivered', 'delivered').slice(2)).toEqual([
    ['done', '发放成功', 3],
  ]);
});

it('repeated unanswered deliveries are one line, with the number of retries and the last time', () => {
  expect(logOf('claimed', 'unanswered', 'unanswered', 'unanswered', 'refused').slice(1)).toEqual([
    ['delivering', '合作方暂未响应，已自动重试2次', 3],
    ['closed', '发放未成功，名额已退回', 4],
  ]);
});
