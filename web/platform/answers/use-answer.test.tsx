import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { useAnswer } from './use-answer.ts';

let asked = 0;
function Count() {
  const count = useAnswer(['/count'], async () => (asked += 1), { refetchMs: 1_000 });
  return <p>第{count.data ?? 0}次</p>;
}
const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  asked = 0;
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

it('is not looked at any more once it is no longer shown', async () => {
  const { unmount } = renderInSite(<Count />);
  await pass(0);
  unmount();
  await pass(5_000);
  expect(asked).toBe(1);
});
