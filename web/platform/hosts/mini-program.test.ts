import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatFunction, ChatGlobal } from './globals.ts';
import { HostFailure } from './host-failure.ts';
import { miniProgram, miniProgramLimitMs } from './mini-program.ts';
import { outcome } from './testing/outcome.ts';

const within = (answer: ChatFunction) =>
  miniProgram(
    async () =>
      ({ miniProgram: { navigateTo: answer, switchTab: answer } }) as Partial<ChatGlobal> as ChatGlobal,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(['navigateTo', 'switchTab'] as const)('%s of the mini-program (§2)', (api) => {
  it.each<[string, ChatFunction, string]>([
    ['goes there', ({ success }) => success({ errMsg: `${api}:ok` }), 'done'],
    [
      'calls back twice',
      ({ success, fail }) => {
        success({ errMsg: `${api}:ok` });
        fail();
      },
      'done',
    ],
    ['fails', ({ fail }) => fail({ errMsg: `${api}:fail page not found` }), 'failed'],
    ['says another errMsg', ({ success }) => success({ errMsg: 'go:ok' }), 'failed'],
    ['is cancelled', ({ cancel }) => cancel(), 'cancelled'],
    [
      'throws',
      () => {
        throw new Error('sandbox');
      },
      'failed',
    ],
  ])('%s', async (_way, answer, result) =>
    expect(await outcome(within(answer)[api]('/pages/home'))).toBe(result),
  );

  it('passes the address on', async () => {
    const turn = vi.fn<ChatFunction>();
    void outcome(within(turn)[api]('/pages/goods/goods-detail?goodsId=1'));
    await vi.advanceTimersByTimeAsync(0);
    expect(turn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ url: '/pages/goods/goods-detail?goodsId=1' }),
    );
  });

  it('times out without a callback, and is missing without the script or its mini-program part', async () => {
    expect(await outcome(within(() => undefined)[api]('/pages/home'), miniProgramLimitMs)).toBe('timeout');
    expect(
      await outcome(miniProgram(() => Promise.reject(new HostFailure('missing', 'x')))[api]('/pages/home')),
    ).toBe('missing');
    expect(await outcome(miniProgram(async () => ({}) as ChatGlobal)[api]('/pages/home'))).toBe('failed');
  });
});
