import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { FilterChips } from './filter-chips.tsx';

it('shows which filters are on, and switches each by itself', async () => {
  const onPress = vi.fn<() => void>();
  const { container, user } = renderUi(
    <FilterChips
      label="筛选"
      chips={[
        { key: 'open', text: '营业中', pressed: true, onPress },
        { key: 'near', text: '3km内', pressed: false, onPress: () => undefined },
      ]}
    />,
  );
  const [open, near] = screen.getAllByRole('button');
  expect([open?.getAttribute('aria-pressed'), near?.getAttribute('aria-pressed')]).toEqual(['true', 'false']);
  await user.click(screen.getByRole('button', { name: '营业中' }));
  expect(onPress).toHaveBeenCalledOnce();
  await expectAccessible(container);
});
