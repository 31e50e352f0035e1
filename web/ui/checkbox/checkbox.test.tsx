import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
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
