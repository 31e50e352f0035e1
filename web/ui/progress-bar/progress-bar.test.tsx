import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { ProgressBar } from './progress-bar.tsx';

it('is there only while something is on its way', async () => {
  const { container, rerender } = renderUi(<ProgressBar busy />);
  expect(screen.getByRole('progressbar', { name: '加载中' })).toBeTruthy();
  await expectAccessible(container);
  rerender(<ProgressBar busy={false} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
