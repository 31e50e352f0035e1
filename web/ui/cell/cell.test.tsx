import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Cell } from './cell.tsx';
import { Cells } from './cells.tsx';

it('groups rows: a link where it leads, a button where it acts, plain text where it only informs', async () => {
  const onPress = vi.fn();
  const { user, container } = renderUi(
    <Cells title="设置">
      <Cell title="收货地址" href="/address" end="南京" />
      <Cell title="清理缓存" note="不会删除订单" onPress={onPress} />
      <Cell title="当前版本" end="1.0.0" />
    </Cells>,
  );
  expect(screen.getByRole('group', { name: '设置' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '收货地址南京' }).getAttribute('href')).toBe('/address');
  await user.click(screen.getByRole('button', { name: '清理缓存不会删除订单' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getByText('1.0.0').closest('a, button')).toBeNull();
  await expectAccessible(container);
});
