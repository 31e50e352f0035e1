import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { TextField } from './text-field.tsx';

function Field({ error, labelShown }: { error?: string | undefined; labelShown?: boolean | undefined }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="手机号码"
      labelShown={labelShown}
      value={value}
      onChange={setValue}
      before="+86"
      hint="用于接收验证码"
      error={error}
      inputMode="numeric"
    />
  );
}

it.each([true, false])(
  'is labelled whether the label is shown or not (%s), and explained by its hint',
  async (labelShown) => {
    const { user, container } = renderUi(<Field labelShown={labelShown} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', {
      name: '手机号码',
      description: '用于接收验证码',
    });
    await user.type(input, '13800006021');
    expect(input.value).toBe('13800006021');
    await expectAccessible(container);
  },
);

it('says what is wrong in place of the hint', async () => {
  const { container } = renderUi(<Field error="请输入11位手机号码" />);
  const input = screen.getByRole('textbox', { description: '请输入11位手机号码' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('请输入11位手机号码');
  await expectAccessible(container);
});
