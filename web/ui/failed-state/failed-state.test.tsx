import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { FailedState } from './failed-state.tsx';

it.each(['page', 'strip'] as const)('as a %s announces the failure and retries on one tap', async (look) => {
  const onRetry = vi.fn();
  const { user, container } = renderUi(
    <main>
      <h1>首页</h1>
      <h2>楼层</h2>
      <FailedState look={look} title="楼层加载失败" onRetry={onRetry} />
    </main>,
  );
  expect(screen.getByRole('alert').textContent).toContain('楼层加载失败');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
  await expectAccessible(container);
});
