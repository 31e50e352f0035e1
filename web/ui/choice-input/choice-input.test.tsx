import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#web/testing/render-ui.tsx';
import { ChoiceInput } from './choice-input.tsx';

it('is chosen by a tap on its label, and by its name', async () => {
  const onChange = vi.fn();
  const { user } = renderUi(
    <label>
      <ChoiceInput type="checkbox" onChange={onChange} />
      <span>星期一</span>
    </label>,
  );
  await user.click(screen.getByText('星期一'));
  await user.click(screen.getByRole('checkbox', { name: '星期一' }));
  expect(onChange).toHaveBeenCalledTimes(2);
});
