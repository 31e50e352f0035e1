import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { TabBar } from './tab-bar.tsx';
import styles from './tab-bar.module.css';

it('links the main pages, raises one and marks where one is', async () => {
  const { container } = renderUi(
    <TabBar
      current="/mine"
      items={[
        { text: '首页', href: '/home', icon: 'home' },
        { text: '会员', href: '/member', icon: 'member', raised: true },
        { text: '领券', href: '/coupons', icon: 'ticket' },
        { text: '我的', href: '/mine', icon: 'mine' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: '底部导航' })).toBeTruthy();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]),
  ).toEqual([
    ['首页', null],
    ['会员', null],
    ['领券', null],
    ['我的', 'page'],
  ]);
  expect(screen.getByRole('link', { name: '会员' }).className).toBe(styles.raised);
  expect(screen.getByRole('link', { name: '领券' }).querySelector('use')?.getAttribute('href')).toContain(
    'icon/ticket',
  );
  await expectAccessible(container);
});
