import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Switch } from './switch.tsx';

it('reports the state it would take, by tap and by space', async () => {
  const onChange = vi.fn();
  const { user, container } = renderUi(<Switch label="大字版" checked={false} onChange={onChange} />);
  await user.click(screen.getByRole('switch', { name: '大字版', checked: false }));
  await user.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [true]]);
  await expectAccessible(container);
});
