import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { LazyAddressForm } from './lazy-address-form.tsx';

it('an address form that could not be loaded says so, and is loaded by a tap', async () => {
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new Error('offline');
    return () => <p>表单</p>;
  };
  const { user } = renderInSite(<LazyAddressForm stored={undefined} load={load} />);
  expect(await screen.findByText('页面没有加载出来')).toBeTruthy();
  isOnline = true;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('表单')).toBeTruthy();
});
