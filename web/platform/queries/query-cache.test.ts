import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, offline, offlineSentence } from '#core/rules/calls/api-failure.ts';
import { QueryCache } from './query-cache.ts';

const key = ['/rights', { offerId: 'watch' }] as const;
const silence = () => Promise.reject(new ApiFailure(offline, offlineSentence));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an answer', () => {
  it('is requested once, however many want it at the same time', async () => {
    const queries = new QueryCache();
    const load = vi.fn(async () => 'rights');
    expect(
      await Promise.all([
        queries.fetch(key, load),
        queries.fetch(key, load),
        queries.fetch(['/rights', { offerId: 'watch' }], load),
      ]),
    ).toEqual(['rights', 'rights', 'rights']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('serves while it is fresh and is requested again when it is not', async () => {
    const queries = new QueryCache();
    let loads = 0;
    const load = async () => (loads += 1);
    await queries.fetch(key, load, 1000);
    expect(await queries.fetch(key, load, 1000)).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(await queries.fetch(key, load, 1000)).toBe(2);
  });

  it('is tried again after silence, twice, and then says so', async () => {
    const queries = new QueryCache();
    const load = vi.fn(silence);
    const pending = queries.fetch(key, load).catch((failure: ApiFailure) => failure.message);
    await vi.runAllTimersAsync();
    expect(await pending).toBe(offlineSentence);
    expect(load).toHaveBeenCalledTimes(3);
    expect(queries.read(key)).toMatchObject({ data: undefined, loading: false, error: { code: offline } });
  });

  it('is shown as failed after ten seconds without an answer, until it comes or another request is answered', async () => {
    const queries = new QueryCache();
    const first = Promise.withResolvers<number>();
    const load = vi.fn(() => first.promise);
    void queries.fetch(key, load);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(queries.read(key)).toMatchObject({ loading: true, error: undefined });
    void queries.fetch(key, load);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(queries.read(key)).toMatchObject({ loading: false, error: { message: offlineSentence } });
    first.resolve(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(queries.read(key)).toMatchObject({ data: 1, error: undefined });

    const again = new QueryCache();
    void again.fetch(key, () => new Promise<never>(() => undefined));
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await again.fetch(key, async () => 2)).toBe(2);
    expect(again.read(key)).toMatchObject({ data: 2, error: undefined });
  });

  it('keeps what it has when a later request is slow', async () => {
    const queries = new QueryCache();
    await queries.fetch(key, async () => 1);
    void queries.fetch(key, () => new Promise<never>(() => undefined));
    await vi.advanceTimersByTimeAsync(10_100);
    expect(queries.read(key)).toMatchObject({ data: 1, error: undefined, loading: true });
  });

  it('is not tried again after a refusal', async () => {
    const queries = new QueryCache();
    const load = vi.fn(() => Promise.reject(new ApiFailure('0', '本月已领完')));
    await expect(queries.fetch(key, load)).rejects.toThrow('本月已领完');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays failed while a poll asks again, and loads anew where the subscriber asks', async () => {
    const queries = new QueryCache(0);
    const never = () => new Promise<never>(() => undefined);
    await queries.fetch(key, silence).catch(() => undefined);
    void queries.fetch(key, never, 0, true);
    expect(queries.read(key)).toMatchObject({ loading: true, error: { code: offline } });
    await queries.refresh();
    void queries.fetch(key, never);
    expect(queries.read(key)).toMatchObject({ loading: true, error: undefined });
  });

  it('keeps the last good data beside a failure', async () => {
    const queries = new QueryCache(0);
    queries.put(key, 'good');
    await queries.fetch(key, silence).catch(() => undefined);
    expect(queries.read(key)).toMatchObject({ data: 'good', error: { code: offline } });
  });

  it('is due at once after a failed question, however fresh its data, and once it is answered no more (§8)', async () => {
    const queries = new QueryCache(0);
    queries.put(key, 'good');
    expect(queries.isStale(key, 60_000)).toBe(false);
    await queries.fetch(key, silence).catch(() => undefined);
    expect(queries.isStale(key, 60_000)).toBe(true);
    expect(await queries.fetch(key, async () => 'better', 60_000)).toBe('better');
    expect(queries.isStale(key, 60_000)).toBe(false);
  });

  it('that was put is not replaced by that of a request sent before', async () => {
    const queries = new QueryCache();
    const { promise, resolve } = Promise.withResolvers<string>();
    const pending = queries.fetch(key, () => promise);
    queries.put(key, 'favourite');
    resolve('no favourite');
    expect(await pending).toBe('no favourite');
    expect(queries.read(key)).toMatchObject({ data: 'favourite', loading: false });
  });

  it('is not kept fresh by a clock that was set back by a year (F10)', () => {
    const queries = new QueryCache();
    queries.put(key, 'known');
    vi.setSystemTime(Date.now() - 365 * 86_400_000);
    expect(queries.isStale(key, 60_000)).toBe(true);
  });

  it('does not begin anew where something is known already', () => {
    const queries = new QueryCache();
    queries.put(key, 'known');
    queries.seed(key, 'seed');
    queries.seed(['/other'], 'seed');
    expect([queries.read(key).data, queries.read(['/other']).data]).toEqual(['known', 'seed']);
  });
});

describe('what touches answers', () => {
  it('asks again for what is on show under the path, and for nothing else', async () => {
    const queries = new QueryCache();
    const again = { shown: vi.fn(async () => undefined), other: vi.fn(async () => undefined) };
    queries.put(key, 1);
    queries.put(['/rights', { offerId: 'car' }], 2);
    queries.watch(key, () => undefined, again.shown);
    queries.watch(['/records'], () => undefined, again.other);
    await queries.refresh('/rights');
    expect([again.shown.mock.calls.length, again.other.mock.calls.length]).toEqual([1, 0]);
    expect(queries.isStale(['/rights', { offerId: 'car' }], Infinity)).toBe(true);
    expect(queries.read(['/rights', { offerId: 'car' }]).data).toBe(2);
  });

  it('is cleared when another member signs in', async () => {
    const queries = new QueryCache();
    const notified = vi.fn();
    queries.put(key, 'hers');
    queries.watch(key, notified, async () => undefined);
    await queries.forget();
    expect(queries.read(key).data).toBeUndefined();
    expect(notified).toHaveBeenCalled();
  });
});

/** A request that the test resolves. */
function aQuestion<Data>(): { load(): Promise<Data>; answer(data: Data): Promise<void> } {
  const waiting: ((data: Data) => void)[] = [];
  return {
    load: () => new Promise((resolve) => waiting.push(resolve)),
    async answer(data) {
      waiting.shift()?.(data);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('a question under way', () => {
  it('does not count when what it asks about was touched meanwhile: the new question does', async () => {
    const queries = new QueryCache();
    const { load, answer } = aQuestion<string>();
    queries.watch(
      key,
      () => undefined,
      () => queries.fetch(key, load),
    );
    void queries.fetch(key, load);
    const refreshed = queries.refresh('/rights');
    await answer('from before the claim');
    expect(queries.read(key).data).toBeUndefined();
    await answer('from after the claim');
    await refreshed;
    expect(queries.read(key)).toMatchObject({ data: 'from after the claim', loading: false });
  });

  it('of a previous member is not shown to the next one', async () => {
    const queries = new QueryCache();
    const { load, answer } = aQuestion<string>();
    void queries.fetch(key, load);
    await queries.forget();
    await answer('hers');
    expect(queries.read(key)).toMatchObject({ data: undefined, loading: false });
  });

  it('is not retried without subscribers', async () => {
    const queries = new QueryCache();
    const load = vi.fn(silence);
    queries.fetch(key, load).catch(() => undefined);
    await queries.forget();
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(1);
    expect(queries.read(key).error).toBeUndefined();
  });
});

it('is polled for each subscriber that wants it, also when the first one does not', async () => {
  const queries = new QueryCache();
  const load = vi.fn(async () => 'fresh');
  queries.put(key, 'old');
  queries.watch(
    key,
    () => undefined,
    async () => undefined,
  );
  queries.watch(
    key,
    () => 1,
    () => queries.fetch(key, load),
  );
  queries.watch(
    key,
    () => 2,
    () => queries.fetch(key, load),
  );
  await queries.refresh('/rights');
  expect(queries.read(key).data).toBe('fresh');
  expect(load).toHaveBeenCalledTimes(1);
});
