import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userLog } from '#core/contract/common/user-log.ts';
import type { CallApi, CallOptions } from '../api/client.ts';
import { logQueue } from './log-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const sent: string[] = [];
const lineTo = (answer: (signal: AbortSignal | undefined) => Promise<null>) => {
  sent.length = 0;
  const call = (async (_endpoint: unknown, { pageId }: { pageId: string }, options: CallOptions = {}) => {
    if (options.keepalive) sent.push(pageId);
    return answer(options.signal);
  }) as unknown as CallApi;
  const line = logQueue(call);
  return (pageId: string) => line(userLog.pageViewLog, { pageId, startMills: 1, endMills: 1 });
};

it('makes one call after the other, each of which outlives its page', async () => {
  let under = 0;
  let most = 0;
  const tell = lineTo(async () => {
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve, 10));
    under -= 1;
    return null;
  });
  for (const page of ['a', 'b', 'c']) tell(page);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(most).toBe(1);
});

it('tries each once, whatever the log answers, and goes on', async () => {
  const tell = lineTo(() => Promise.reject(new Error('500')));
  for (const page of ['a', 'b']) tell(page);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual(['a', 'b']);
  tell('c');
  expect(sent).toEqual(['a', 'b', 'c']);
});

it('gives a silent log ten seconds each and drops what is too much', async () => {
  const tell = lineTo(
    (signal) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  for (let at = 0; at < 100; at += 1) tell(String(at));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(sent).toEqual(['0']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(21);
});
