import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ArtBase } from '#web/art/art-base.tsx';
import { artUrl } from '#web/art/art-url.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { EmptyState } from './empty-state.tsx';

it('says what is missing and offers one thing to do', async () => {
  const onPress = vi.fn();
  const { user, container } = renderUi(
    <main>
      <h1>我的券</h1>
      <h2>待使用</h2>
      <EmptyState
        art="coupons"
        title="还没有券"
        text="领一张，下单立减"
        action={{ text: '去领券', onPress }}
      />
    </main>,
  );
  expect(screen.getByRole('heading', { name: '还没有券' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '去领券' }));
  expect(onPress).toHaveBeenCalledOnce();
  await expectAccessible(container);
});

it('draws the theme-tinted scene from the site’s own files', () => {
  const { container } = renderUi(
    <ArtBase value="/mall">
      <EmptyState art="orders" title="还没有订单" />
    </ArtBase>,
  );
  expect(container.querySelector('use')?.getAttribute('href')).toBe(`${artUrl('/mall', 'empty/orders')}#a`);
});
