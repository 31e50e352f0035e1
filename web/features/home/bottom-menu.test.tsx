import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PageId } from '#core/site/paths/path-of.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { BottomMenu } from './bottom-menu.tsx';

it.each<[PageId, string]>([
  ['home', '首页'],
  ['videoDetail', '趣看'],
  ['category', '分类'],
  ['mine', '我的'],
])('the mini-program edition has its four tabs at %s (§2)', (page, current) => {
  renderInSite(<BottomMenu page={page} />, { project: 'market-mini-program' });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['首页', '/content/market-mini-program/pages/home'],
    ['分类', '/content/market-mini-program/pages/categories'],
    ['趣看', '/content/market-mini-program/pages/funny-video-web'],
    ['我的', '/content/market-mini-program/pages/profile'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(current);
});
