import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { Icon } from '#web/art/icon.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Button } from '../button/button.tsx';
import { ActionBar } from './action-bar.tsx';
import { BarAction } from './bar-action.tsx';
import { BarNote } from './bar-note.tsx';
import { BarPrice } from './bar-price.tsx';

it('carries icon actions, buttons and a tip above them', async () => {
  const onPress = vi.fn();
  const { user, container } = renderUi(
    <ActionBar tip={<p>满20减3</p>}>
      <BarAction icon={<Icon of={headsetIcon} />} text="客服" href="/help" />
      <Button onPress={onPress}>立即购买</Button>
    </ActionBar>,
  );
  expect(screen.getByRole('link', { name: '客服' }).getAttribute('href')).toBe('/help');
  await user.click(screen.getByRole('button', { name: '立即购买' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('满20减3客服立即购买');
  await expectAccessible(container);
});

it('says why there is nothing to press, instead of a dead button', async () => {
  const { container } = renderUi(
    <ActionBar>
      <BarNote>该业务仅限本省用户使用</BarNote>
    </ActionBar>,
  );
  expect(screen.getByRole('note').textContent).toBe('该业务仅限本省用户使用');
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible(container);
});

it('says what the price beside the button holds for', async () => {
  const { container } = renderUi(
    <ActionBar>
      <BarPrice fen={990} terms={['连续包月', '首月¥9.9，次月起¥15/月']} />
      <Button>立即开通</Button>
    </ActionBar>,
  );
  expect(screen.getByText(/首月¥9.9/).parentElement?.textContent).toBe('连续包月 首月¥9.9，次月起¥15/月 ');
  await expectAccessible(container);
});
