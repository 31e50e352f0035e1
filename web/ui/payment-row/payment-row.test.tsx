import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Cells } from '../cell/cells.tsx';
import { Tag } from '../tag/tag.tsx';
import { PaymentRow } from './payment-row.tsx';

it('lets one way be chosen, and says why another cannot be used here', async () => {
  const onSelect = vi.fn();
  const { user, container } = renderUi(
    <Cells title="支付方式" role="radiogroup">
      <PaymentRow
        group="pay"
        value="1"
        mark="/chat.svg"
        name="聊天应用支付"
        note="推荐，到账快"
        tag={<Tag>立减1元</Tag>}
        checked
        onSelect={onSelect}
      />
      <PaymentRow group="pay" value="3" mark="/phone.svg" name="话费" checked={false} onSelect={onSelect} />
      <PaymentRow
        group="pay"
        value="2"
        mark="/wallet.svg"
        name="在线钱包"
        barred="请在浏览器内使用"
        checked
        onSelect={onSelect}
      />
    </Cells>,
  );
  expect(screen.getByRole('radiogroup', { name: '支付方式' })).toBeTruthy();
  expect(
    screen.getByRole<HTMLInputElement>('radio', { name: '聊天应用支付', description: '推荐，到账快' })
      .checked,
  ).toBe(true);
  const barred = screen.getByRole<HTMLInputElement>('radio', {
    name: '在线钱包',
    description: '请在浏览器内使用',
  });
  expect([barred.disabled, barred.checked]).toEqual([true, false]);
  await user.click(screen.getByText('话费'));
  await user.click(screen.getByText('在线钱包'));
  expect(onSelect.mock.calls).toEqual([['3']]);
  await expectAccessible(container);
});
