import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { NavAction } from './nav-action.tsx';
import { NavBar } from './nav-bar.tsx';

it('titles the page, leads back and carries an action', async () => {
  const back = vi.fn();
  const { user, container } = renderUi(
    <NavBar title="我的券" back={back} right={<NavAction text="券记录" href="/records" />} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: '我的券' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(back).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: '券记录' }).getAttribute('href')).toBe('/records');
  await expectAccessible(container);
});

it('goes back by a link where the way back is known', () => {
  renderUi(<NavBar look="transparent" title="权益领取" back="/home" />);
  expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe('/home');
});
