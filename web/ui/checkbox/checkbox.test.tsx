import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Agreement } from './agreement.tsx';
import { Checkbox } from './checkbox.tsx';

it('reports the answer it would take', async () => {
  const onChange = vi.fn();
  const { user, container } = renderUi(
    <Checkbox checked onChange={onChange}>
      记住这个号码
    </Checkbox>,
  );
  await user.click(screen.getByRole('checkbox', { name: '记住这个号码' }));
  expect(onChange).toHaveBeenCalledWith(false);
  await expectAccessible(container);
});

it('never starts an agreement ticked; ticking and unticking is the reader’s', async () => {
  const onChange = vi.fn();
  const { user, container } = renderUi(
    <Agreement onChange={onChange}>
      我已阅读并同意 <a href="/terms">《用户服务协议》</a>
    </Agreement>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /我已阅读并同意/ });
  expect(box.checked).toBe(false);
  await user.click(box);
  expect(box.checked).toBe(true);
  await user.click(box);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
  expect(screen.getByRole('link', { name: '《用户服务协议》' })).toBeTruthy();
  await expectAccessible(container);
});
