import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Windowed } from './windowed.tsx';

afterEach(() => vi.unstubAllGlobals());

it('takes content out of the document while it is far away, and leaves a box of its height', () => {
  let report: (isIntersecting: boolean, height: number) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        report = (isIntersecting, height) => callback([{ isIntersecting, boundingClientRect: { height } }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { container } = renderUi(
    <Windowed>
      <p>第一页</p>
    </Windowed>,
  );
  act(() => report(false, 1200));
  expect(screen.queryByText('第一页')).toBeNull();
  expect(container.querySelector('div[style]')?.getAttribute('style')).toBe('height: 1200px;');
  act(() => report(true, 1200));
  screen.getByText('第一页');
  act(() => report(false, 0));
  screen.getByText('第一页');
});
