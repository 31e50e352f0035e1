import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followGrowth } from './follow-growth.ts';
import { restoreScroll } from './restore-scroll.ts';

/** A page whose height lets one scroll this far. */
let reach = 0;
let y = 0;
let grow = (): void => undefined;
const disconnect = vi.fn();

beforeEach(() => {
  reach = 0;
  y = 0;
  vi.useFakeTimers();
  vi.spyOn(window, 'scrollTo').mockImplementation((_x: number, top: number) => {
    y = Math.min(top, reach);
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        grow = report;
      }
      observe(): void {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  disconnect.mockClear();
});
const growTo = (height: number) => {
  reach = height;
  grow();
};

it('follows a page that grows until it is where it was', async () => {
  reach = 900;
  restoreScroll(3_500);
  expect(y).toBe(900);
  await vi.waitFor(() => {
    growTo(2_000);
    expect(y).toBe(2_000);
  });
  growTo(4_000);
  expect([y, disconnect.mock.calls.length]).toEqual([3_500, 1]);
});

it('does not pull the page from under a finger', () => {
  followGrowth(3_500);
  window.dispatchEvent(new Event('pointerdown'));
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('gives up where the page stays shorter, and on another page', () => {
  followGrowth(3_500);
  vi.advanceTimersByTime(5_000);
  expect(disconnect).toHaveBeenCalledTimes(1);
  followGrowth(3_500);
  history.replaceState(null, '', '/another');
  growTo(4_000);
  expect([y, disconnect.mock.calls.length]).toEqual([0, 2]);
});
