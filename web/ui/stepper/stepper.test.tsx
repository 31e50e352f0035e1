import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Stepper } from './stepper.tsx';

function Shown() {
  const [value, setValue] = useState(1);
  return <Stepper label="购买数量" value={value} max={2} onChange={setValue} />;
}

it('counts between its limits and says where they are', async () => {
  const { container, user } = renderUi(<Shown />);
  const [less, more] = [
    screen.getByRole('button', { name: '减少' }),
    screen.getByRole('button', { name: '增加' }),
  ];
  const value = () => screen.getByRole('status').textContent;
  await user.click(less);
  expect(value()).toBe('1');
  expect(less.getAttribute('aria-disabled')).toBe('true');
  await user.click(more);
  await user.click(more);
  expect(value()).toBe('2');
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(container);
});
