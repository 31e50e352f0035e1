import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beaconOutbox } from './beacon-outbox.ts';

const url = '/content/provider-common/userLog/behavior1';
const beacon = vi.fn<(url: string, body: Blob) => boolean>();
const fetched = vi.fn<typeof fetch>();
const records = async (at: number) =>
  JSON.parse((await beacon.mock.calls[at]?.[1].text()) ?? '') as { goodsId: string }[];
const fill = (count: number, outbox = beaconOutbox(url), more = {}) => {
  for (let at = 0; at < count; at += 1) outbox.add({ goodsId: String(at), ...more });
  return outbox;
};

beforeEach(() => {
  vi.useFakeTimers();
  beacon.mockReset().mockReturnValue(true);
  fetched.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('records by beacon (§7)', () => {
  it('are gathered for two seconds and sent as one list', async () => {
    fill(3);
    expect(beacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(beacon).toHaveBeenCalledExactlyOnceWith(url, expect.any(Blob));
    expect(await records(0)).toEqual([{ goodsId: '0' }, { goodsId: '1' }, { goodsId: '2' }]);
    vi.advanceTimersByTime(60_000);
    expect(beacon).toHaveBeenCalledOnce();
  });

  it('are never more than fifty in one', async () => {
    fill(120).flush();
    expect(beacon).toHaveBeenCalledTimes(3);
    expect([(await records(0)).length, (await records(1)).length, (await records(2)).length]).toEqual([
      50, 50, 20,
    ]);
  });

  it('are split where they are more than a browser lets go', async () => {
    fill(40, undefined, { goodsName: '字'.repeat(1_000) }).flush();
    expect(beacon.mock.calls.every(([, body]) => body.size <= 60_000)).toBe(true);
    const all = await Promise.all(beacon.mock.calls.map((_, at) => records(at)));
    expect(all.flat()).toHaveLength(40);
  });
});

describe('where a beacon cannot go', () => {
  it.each([
    ['the browser says no', () => beacon.mockReturnValue(false)],
    [
      'there is none',
      () => Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true }),
    ],
    [
      'it throws',
      () =>
        beacon.mockImplementation(() => {
          throw new TypeError('Illegal invocation');
        }),
    ],
  ])('because %s, a request that outlives the page goes instead', (_why, break_) => {
    break_();
    fill(1).flush();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      url,
      expect.objectContaining({ method: 'POST', keepalive: true }),
    );
  });

  it('one request at most hangs on a log that does not answer, and it is given up after ten seconds', async () => {
    beacon.mockReturnValue(false);
    let provided: AbortSignal | null | undefined;
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          provided = init?.signal;
          provided?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const outbox = beaconOutbox(url);
    for (let second = 0; second < 9; second += 1) {
      fill(1, outbox).flush();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(fetched).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(provided?.aborted).toBe(true);
    fill(1, outbox).flush();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is offline', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['answers 500', () => fetched.mockResolvedValue(new Response('', { status: 500 }))],
  ])('and the log %s, nothing is sent twice', async (_what, break_) => {
    beacon.mockReturnValue(false);
    break_();
    fill(1).flush();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetched).toHaveBeenCalledOnce();
  });
});
