import { describe, expect, it, vi } from 'vitest';
import { LoadGate } from './load-gate.ts';

const within = (waiting: Promise<void>, ms: number) => {
  let over = false;
  void waiting.then(() => (over = true));
  return vi.advanceTimersByTimeAsync(ms).then(() => over);
};

describe('background work under load', () => {
  it('goes on at once while requests arrive one by one', async () => {
    const loadGate = new LoadGate();
    loadGate.record(15);
    await loadGate.whenQuiet(30_000);
  });

  it('waits while large batches arrive, and goes on when they stop', async () => {
    vi.useFakeTimers();
    const loadGate = new LoadGate();
    loadGate.record(100);
    const waiting = loadGate.whenQuiet(30_000);
    expect(await within(waiting, 200)).toBe(false);
    loadGate.record(100);
    expect(await within(waiting, 200)).toBe(false);
    expect(await within(waiting, 200)).toBe(true);
    vi.useRealTimers();
  });

  it('waits no longer than its limit when the load does not end', async () => {
    vi.useFakeTimers();
    const loadGate = new LoadGate();
    loadGate.record(100);
    const waiting = loadGate.whenQuiet(1_000);
    for (let at = 0; at < 900; at += 100) {
      loadGate.record(100);
      expect(await within(waiting, 100)).toBe(false);
    }
    loadGate.record(100);
    expect(await within(waiting, 200)).toBe(true);
    vi.useRealTimers();
  });
});
