import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { Icon } from '#web/art/icon.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Button } from '../button/button.tsx';
import { ActionBar } from './action-bar.tsx';
import { BarAction } from './bar-action.tsx';

it('carries icon actions, buttons and a tip above them', async () => {
  const onPress = vi.fn();
  const { user, container } = renderUi(<ActionBar tip={<p>满20减3</p>}><BarAction icon={<Icon of={headsetIcon} />} text="客服" href="/help" /><Button onPress={onPress}>立即购买</Button></ActionBar>);
  expect(screen.getByRole('link', { name: '客服' }).getAttribute('href')).toBe('/help');
  await user.click(screen.getByRole('button', { name: '立即购买' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('满20减3客服立即购买');
  await expectAccessible(container);
});
