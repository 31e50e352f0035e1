import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, offline, offlineSentence } from '../api/api-failure.ts';
import { AnswerCache } from './answer-cache.ts';

const key = ['/rights', { offerId: 'watch' }] as const;
const silence = () => Promise.reject(new ApiFailure(offline, offlineSentence));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an answer', () => {
  it('is requested once, however many want it at the same time', async () => {
    const answers = new AnswerCache();
    const load = vi.fn(async () => 'rights');
    expect(
      await Promise.all([
        answers.fetch(key, load),
        answers.fetch(key, load),
        answers.fetch(['/rights', { offerId: 'watch' }], load),
      ]),
    ).toEqual(['rights', 'rights', 'rights']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('serves while it is fresh and is requested again when it is not', async () => {
    const answers = new AnswerCache();
    let loads = 0;
    const load = async () => (loads += 1);
    await answers.fetch(key, load, 1000);
    expect(await answers.fetch(key, load, 1000)).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(await answers.fetch(key, load, 1000)).toBe(2);
  });

  it('is tried again after silence, twice, and then says so', async () => {
    const answers = new AnswerCache();
    const load = vi.fn(silence);
    const pending = answers.fetch(key, load).catch((failure: ApiFailure) => failure.message);
    await vi.runAllTimersAsync();
    expect(await pending).toBe(offlineSentence);
    expect(load).toHaveBeenCalledTimes(3);
    expect(answers.read(key)).toMatchObject({ data: undefined, loading: false, error: { code: offline } });
  });

  it('is shown as failed after ten seconds without an answer, until it comes or another request is answered', async () => {
    const answers = new AnswerCache();
    const first = Promise.withResolvers<number>();
    const load = vi.fn(() => first.promise);
    void answers.fetch(key, load);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(answers.read(key)).toMatchObject({ loading: true, error: undefined });
    void answers.fetch(key, load);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(answers.read(key)).toMatchObject({ loading: false, error: { message: offlineSentence } });
    first.resolve(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(answers.read(key)).toMatchObject({ data: 1, error: undefined });

    const again = new AnswerCache();
    void again.fetch(key, () => new Promise<never>(() => undefined));
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await again.fetch(key, async () => 2)).toBe(2);
    expect(again.read(key)).toMatchObject({ data: 2, error: undefined });
  });

  it('keeps what it has when a later request is slow', async () => {
    const answers = new AnswerCache();
    await answers.fetch(key, async () => 1);
    void answers.fetch(key, () => new Promise<never>(() => undefined));
    await vi.advanceTimersByTimeAsync(10_100);
    expect(answers.read(key)).toMatchObject({ data: 1, error: undefined, loading: true });
  });

  it('is not tried again after a refusal', async () => {
    const answers = new AnswerCache();
    const load = vi.fn(() => Promise.reject(new ApiFailure('0', '本月已领完')));
    await expect(answers.fetch(key, load)).rejects.toThrow('本月已领完');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays failed while a poll asks again, and loads anew where the subscriber asks', async () => {
    const answers = new AnswerCache(0);
    const never = () => new Promise<never>(() => undefined);
    await answers.fetch(key, silence).catch(() => undefined);
    void answers.fetch(key, never, 0, true);
    expect(answers.read(key)).toMatchObject({ loading: true, error: { code: offline } });
    await answers.refresh();
    void answers.fetch(key, never);
    expect(answers.read(key)).toMatchObject({ loading: true, error: undefined });
  });

  it('keeps the last good data beside a failure', async () => {
    const answers = new AnswerCache(0);
    answers.put(key, 'good');
    await answers.fetch(key, silence).catch(() => undefined);
    expect(answers.read(key)).toMatchObject({ data: 'good', error: { code: offline } });
  });

  it('is due at once after a failed question, however fresh its data, and once it is answered no more (§8)', async () => {
    const answers = new AnswerCache(0);
    answers.put(key, 'good');
    expect(answers.isStale(key, 60_000)).toBe(false);
    await answers.fetch(key, silence).catch(() => undefined);
    expect(answers.isStale(key, 60_000)).toBe(true);
    expect(await answers.fetch(key, async () => 'better', 60_000)).toBe('better');
    expect(answers.isStale(key, 60_000)).toBe(false);
  });

  it('that was put is not replaced by that of a request sent before', async () => {
    const answers = new AnswerCache();
    const { promise, resolve } = Promise.withResolvers<string>();
    const pending = answers.fetch(key, () => promise);
    answers.put(key, 'favourite');
    resolve('no favourite');
    expect(await pending).toBe('no favourite');
    expect(answers.read(key)).toMatchObject({ data: 'favourite', loading: false });
  });

  it('is not kept fresh by a clock that was set back by a year (F10)', () => {
    const answers = new AnswerCache();
    answers.put(key, 'known');
    vi.setSystemTime(Date.now() - 365 * 86_400_000);
    expect(answers.isStale(key, 60_000)).toBe(true);
  });

  it('does not begin anew where something is known already', () => {
    const answers = new AnswerCache();
    answers.put(key, 'known');
    answers.seed(key, 'seed');
    answers.seed(['/other'], 'seed');
    expect([answers.read(key).data, answers.read(['/other']).data]).toEqual(['known', 'seed']);
  });
});

describe('what touches answers', () => {
  it('asks again for what is on show under the path, and for nothing else', async () => {
    const answers = new AnswerCache();
    const again = { shown: vi.fn(async () => undefined), other: vi.fn(async () => undefined) };
    answers.put(key, 1);
    answers.put(['/rights', { offerId: 'car' }], 2);
    answers.watch(key, () => undefined, again.shown);
    answers.watch(['/records'], () => undefined, again.other);
    await answers.refresh('/rights');
    expect([again.shown.mock.calls.length, again.other.mock.calls.length]).toEqual([1, 0]);
    expect(answers.isStale(['/rights', { offerId: 'car' }], Infinity)).toBe(true);
    expect(answers.read(['/rights', { offerId: 'car' }]).data).toBe(2);
  });

  it('is cleared when another member signs in', async () => {
    const answers = new AnswerCache();
    const notified = vi.fn();
    answers.put(key, 'hers');
    answers.watch(key, notified, async () => undefined);
    await answers.forget();
    expect(answers.read(key).data).toBeUndefined();
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
    const answers = new AnswerCache();
    const { load, answer } = aQuestion<string>();
    answers.watch(
      key,
      () => undefined,
      () => answers.fetch(key, load),
    );
    void answers.fetch(key, load);
    const refreshed = answers.refresh('/rights');
    await answer('from before the claim');
    expect(answers.read(key).data).toBeUndefined();
    await answer('from after the claim');
    await refreshed;
    expect(answers.read(key)).toMatchObject({ data: 'from after the claim', loading: false });
  });

  it('of a previous member is not shown to the next one', async () => {
    const answers = new AnswerCache();
    const { load, answer } = aQuestion<string>();
    void answers.fetch(key, load);
    await answers.forget();
    await answer('hers');
    expect(answers.read(key)).toMatchObject({ data: undefined, loading: false });
  });

  it('is not retried without subscribers', async () => {
    const answers = new AnswerCache();
    const load = vi.fn(silence);
    answers.fetch(key, load).catch(() => undefined);
    await answers.forget();
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(1);
    expect(answers.read(key).error).toBeUndefined();
  });
});

it('is polled for each subscriber that wants it, also when the first one does not', async () => {
  const answers = new AnswerCache();
  const load = vi.fn(async () => 'fresh');
  answers.put(key, 'old');
  answers.watch(
    key,
    () => undefined,
    async () => undefined,
  );
  answers.watch(
    key,
    () => 1,
    () => answers.fetch(key, load),
  );
  answers.watch(
    key,
    () => 2,
    () => answers.fetch(key, load),
  );
  await answers.refresh('/rights');
  expect(answers.read(key).data).toBe('fresh');
  expect(load).toHaveBeenCalledTimes(1);
});
