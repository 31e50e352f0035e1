import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { titles } from '#core/site/titles.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './not-found.page.tsx';

it('says in one wording that there is no such page, and offers the way back and the way to everything', async () => {
  const { user, navigator, container } = renderInSite(<page.Page />, { project: 'public-pages' });
  expect(screen.getAllByRole('heading', { name: titles.notFound })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '看看全部服务' }).getAttribute('href')).toBe(
    '/content/public-pages/neighborhood-services/aggregation?categoryId=1353',
  );
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: '返回上一页' }));
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(navigator.back).toHaveBeenCalledTimes(2);
});
