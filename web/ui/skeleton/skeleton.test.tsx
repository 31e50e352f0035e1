import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { SkeletonBox } from './skeleton-box.tsx';
import { Skeleton } from './skeleton.tsx';

const floor = (ready: boolean) => (
  <Skeleton ready={ready} boxes={<SkeletonBox height={20} />}>
    <p>商品</p>
  </Skeleton>
);
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('holds the place and says that something is coming', async () => {
  const { container } = renderUi(floor(false));
  expect(screen.getByRole('status').textContent).toBe('加载中');
  vi.useRealTimers();
  await expectAccessible(container);
});

it('gives way at once to an answer that comes before the boxes were seen', () => {
  const { rerender } = renderUi(floor(false));
  pass(150);
  rerender(floor(true));
  pass(0);
  expect(screen.getByText('商品')).toBeTruthy();
});

it('once seen stays 300 ms, so that nothing flashes', () => {
  const { rerender } = renderUi(floor(false));
  pass(250);
  rerender(floor(true));
  pass(240);
  expect(screen.queryByText('商品')).toBeNull();
  pass(20);
  expect(screen.getByText('商品')).toBeTruthy();
});

it('is not drawn at all when the data came with the page', () => {
  expect(renderOnServer(floor(true))).toBe('<p>商品</p>');
});
