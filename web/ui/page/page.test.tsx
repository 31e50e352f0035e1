import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Page } from './page.tsx';

it('holds the content as the main landmark, with the bar after it', async () => {
  const { container } = renderUi(
    <Page bar={<nav aria-label="底部导航">导航</nav>}>
      <h1>首页</h1>
    </Page>,
  );
  expect(screen.getByRole('main').textContent).toBe('首页');
  expect(screen.getByRole('main').nextElementSibling).toBe(screen.getByRole('navigation'));
  await expectAccessible(container);
});
