import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { page } from './under-construction.page.tsx';

it('says that the page is being built and offers the way back', async () => {
  const { user, navigator } = renderInSite(<page.Page />, { project: 'super-market' });
  expect(screen.getByRole('heading', { level: 1, name: '敬请期待' })).toBeTruthy();
  expect(screen.getByText('页面正在建设中')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '返回上一页' }));
  expect(navigator.back).toHaveBeenCalledTimes(1);
});
