import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '#web/testing/render-ui.tsx';
import { BackToTop } from './back-to-top.tsx';

const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y);
    dispatchEvent(new Event('scroll'));
  });
afterEach(() => vi.unstubAllGlobals());

it('is offered after some screens, and leads to the top and to what stands there', async () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  const { user } = renderUi(
    <>
      <header>
        <a href="/search">搜索</a>
      </header>
      <BackToTop />
    </>,
  );
  expect(screen.queryByRole('button', { name: '回到顶部' })).toBeNull();
  scrollTo(2_000);
  await user.click(screen.getByRole('button', { name: '回到顶部' }));
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '搜索' }));
  scrollTo(0);
  expect(screen.queryByRole('button', { name: '回到顶部' })).toBeNull();
});
