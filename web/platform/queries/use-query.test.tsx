import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
import { ApiFailure, offline, offlineSentence } from '#core/rules/calls/api-failure.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { useQuery } from './use-query.ts';

let loads = 0;
function Count() {
  const count = useQuery(['/count'], async () => (loads += 1), { refetchMs: 1_000 });
  return <p>第{count.data ?? 0}次</p>;
}
const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  loads = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('is looked at again in its time, and once more as soon as the page is looked at again', async () => {
  renderInSite(<Count />);
  await pass(0);
  expect(screen.getByText('第1次')).toBeTruthy();
  await pass(1_000);
  expect(screen.getByText('第2次')).toBeTruthy();
  hide(true);
  await pass(10_000);
  expect(screen.getByText('第2次')).toBeTruthy();
  hide(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(screen.getByText('第3次')).toBeTruthy();
});

it('that failed says so while a poll asks again, instead of going back to its skeleton', async () => {
  const load: Mock<() => Promise<never>> = vi.fn(() =>
    load.mock.calls.length === 1
      ? Promise.reject(new ApiFailure(offline, offlineSentence))
      : new Promise<never>(() => undefined),
  );
  function Part() {
    const { error } = useQuery(['/part'], load, { refetchMs: 1_000 });
    return <p>{error ? '没有加载出来' : '加载中'}</p>;
  }
  renderInSite(<Part />);
  await pass(0);
  expect(screen.getByText('没有加载出来')).toBeTruthy();
  await pass(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('没有加载出来')).toBeTruthy();
});

it('is not looked at any more once it is no longer shown', async () => {
  const { unmount } = renderInSite(<Count />);
  await pass(0);
  unmount();
  await pass(5_000);
  expect(loads).toBe(1);
});
