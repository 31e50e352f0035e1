import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boltIcon } from '#web/art/icons/bolt-icon.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Tag } from '../tag/tag.tsx';
import { Floor } from './floor.tsx';

it('is a region named by its heading, with a way to more that says of what', async () => {
  const { container } = renderUi(
    <Floor
      header={{
        title: '限时秒杀',
        icon: boltIcon,
        chip: <Tag>10点场</Tag>,
        meta: '今日',
        more: { href: '/flash' },
      }}
    >
      <p>商品</p>
    </Floor>,
  );
  expect(screen.getByRole('region', { name: '限时秒杀' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: '限时秒杀' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '更多：限时秒杀' }).getAttribute('href')).toBe('/flash');
  await expectAccessible(container);
});

it('without a header is named by its label', async () => {
  const { container } = renderUi(
    <Floor label="快捷入口" busy>
      <p>商品</p>
    </Floor>,
  );
  expect(screen.getByRole('region', { name: '快捷入口' }).getAttribute('aria-busy')).toBe('true');
  await expectAccessible(container);
});
