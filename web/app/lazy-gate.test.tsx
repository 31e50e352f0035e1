import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyGate } from './lazy-gate.tsx';

const Gate = ({ path }: { path: string }) => <p>{path} 的公告</p>;
const place = { project: 'super-market', path: '/market-index', search: '' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('lets the page come first, then the gate', async () => {
  const load = vi.fn(async () => Gate);
  render(<LazyGate {...place} load={load} />);
  expect(load).not.toHaveBeenCalled();
  await pass(100);
  expect(screen.getByText('/market-index 的公告')).toBeTruthy();
});

it('asks again for a gate that did not come', async () => {
  const load = vi.fn(async () => Gate).mockRejectedValueOnce(new Error('offline'));
  render(<LazyGate {...place} load={load} />);
  await pass(100);
  expect(screen.queryByText('/market-index 的公告')).toBeNull();
  await pass(15_000);
  expect(screen.getByText('/market-index 的公告')).toBeTruthy();
});

it('asks no more once the page is gone', async () => {
  const load = vi.fn(async () => Gate);
  render(<LazyGate {...place} load={load} />).unmount();
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
});
