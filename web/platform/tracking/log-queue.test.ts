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
const queueTo = (answer: (signal: AbortSignal | undefined) => Promise<null>) => {
  sent.length = 0;
  const call = (async (_endpoint: unknown, { pageId }: { pageId: string }, options: CallOptions = {}) => {
    if (options.keepalive) sent.push(pageId);
    return answer(options.signal);
  }) as unknown as CallApi;
  const queue = logQueue(call, '/content');
  const log = (pageId: string) => queue.add(userLog.pageViewLog, { pageId, startMills: 1, endMills: 1 });
  return Object.assign(log, { flush: queue.flush });
};

it('makes one call after the other, each of which outlives its page', async () => {
  let under = 0;
  let max = 0;
  const log = queueTo(async () => {
    under += 1;
    max = Math.max(max, under);
    await new Promise((resolve) => setTimeout(resolve, 10));
    under -= 1;
    return null;
  });
  for (const page of ['a', 'b', 'c']) log(page);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(max).toBe(1);
});

it('tries each once, whatever the log answers, and goes on', async () => {
  const log = queueTo(() => Promise.reject(new Error('500')));
  for (const page of ['a', 'b']) log(page);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual(['a', 'b']);
  log('c');
  expect(sent).toEqual(['a', 'b', 'c']);
});

it('gives a silent log ten seconds each and drops what is too much', async () => {
  const log = queueTo(
    (signal) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  for (let at = 0; at < 100; at += 1) log(String(at));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(sent).toEqual(['0']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(21);
});

it('sends what still waits by beacon when the page is left, or by a request that outlives it', async () => {
  const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  vi.stubGlobal('fetch', fetched);
  const log = queueTo(() => new Promise(() => undefined));
  for (const page of ['a', 'b']) log(page);
  log.flush();
  expect([sent, beacon.mock.calls.length]).toEqual([['a'], 1]);
  const [url, body] = beacon.mock.calls[0] ?? [];
  expect(url).toBe('/content/provider-common/userLog/pageView');
  expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({ pageId: 'b' });
  beacon.mockReturnValue(false);
  log('c');
  log.flush();
  log.flush();
  expect(fetched).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ keepalive: true }));
  vi.unstubAllGlobals();
});
