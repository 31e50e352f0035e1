import { describe, expect, it, vi } from 'vitest';
import { Rush } from './rush.ts';

const within = (waiting: Promise<void>, ms: number) => {
  let over = false;
  void waiting.then(() => (over = true));
  return vi.advanceTimersByTimeAsync(ms).then(() => over);
};

describe('work that gives way to a crowd', () => {
  it('goes on at once while people come one by one', async () => {
    const rush = new Rush();
    rush.came(15);
    await rush.over(30_000);
  });

  it('waits while a crowd comes, and goes on when it is gone', async () => {
    vi.useFakeTimers();
    const rush = new Rush();
    rush.came(100);
    const waiting = rush.over(30_000);
    expect(await within(waiting, 200)).toBe(false);
    rush.came(100);
    expect(await within(waiting, 200)).toBe(false);
    expect(await within(waiting, 200)).toBe(true);
    vi.useRealTimers();
  });

  it('does not wait for ever for a crowd that does not end', async () => {
    vi.useFakeTimers();
    const rush = new Rush();
    rush.came(100);
    const waiting = rush.over(1_000);
    for (let at = 0; at < 900; at += 100) {
      rush.came(100);
      expect(await within(waiting, 100)).toBe(false);
    }
    rush.came(100);
    expect(await within(waiting, 200)).toBe(true);
    vi.useRealTimers();
  });
});
