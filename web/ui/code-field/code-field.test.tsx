import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

function Field({ send, onComplete }: Pick<CodeFieldProps, 'send' | 'onComplete'>) {
  const [value, setValue] = useState('');
  return (
    <CodeField label="短信验证码" value={value} onChange={setValue} send={send} onComplete={onComplete} />
  );
}

it('takes digits only, lets the keyboard offer the code and reports it when complete', async () => {
  const onComplete = vi.fn();
  const { user, container } = renderUi(
    <Field send={{ text: '获取验证码', onPress: () => undefined }} onComplete={onComplete} />,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '短信验证码' });
  expect([input.autocomplete, input.inputMode]).toEqual(['one-time-code', 'numeric']);
  await user.type(input, '1a2b3c4567');
  expect(input.value).toBe('123456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
  await expectAccessible(container);
});

it('takes a code pasted with the words around it', async () => {
  const { user } = renderUi(<Field send={{ text: '获取验证码', onPress: () => undefined }} />);
  await user.click(screen.getByRole('textbox'));
  await user.paste('验证码 654321，请勿泄露');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('654321');
});

it('sends the code, and not again while it waits', async () => {
  const onPress = vi.fn();
  const { user, rerender } = renderUi(<Field send={{ text: '获取验证码', onPress }} />);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  rerender(<Field send={{ text: '59秒后重发', disabled: true, onPress }} />);
  await user.click(screen.getByRole('button', { name: '59秒后重发' }));
  expect(onPress).toHaveBeenCalledOnce();
});
