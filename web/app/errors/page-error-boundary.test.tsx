import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#web/testing/render-ui.tsx';
import { CrashedPage } from './crashed-page.tsx';
import { browserLocation } from '../navigation/browser-location.ts';
import { PageErrorBoundary } from './page-error-boundary.tsx';

const Broken = () => {
  throw new Error('a defect of the page');
};

const reload = vi.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.mocked(console.error).mockRestore());

describe('a page that breaks', () => {
  it('shows a sentence and two ways on, never a white screen', async () => {
    const back = vi.fn();
    const { user } = renderUi(
      <PageErrorBoundary fallback={<CrashedPage onBack={back} />}>
        <Broken />
      </PageErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: '页面开小差了' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('页面没有打开');
    await user.click(screen.getByRole('button', { name: '返回' }));
    expect(back).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not break the next one', () => {
    const fence = (key: string, page: ReactNode) => (
      <PageErrorBoundary key={key} fallback="坏了">
        {page}
      </PageErrorBoundary>
    );
    const { rerender } = renderUi(fence('a', <Broken />));
    expect(screen.getByText('坏了')).toBeTruthy();
    rerender(fence('b', <p>下一页</p>));
    expect(screen.getByText('下一页')).toBeTruthy();
  });
});
