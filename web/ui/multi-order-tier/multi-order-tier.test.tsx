import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { MultiOrderTier } from './multi-order-tier.tsx';

it('lists the steps and marks the one reached, not by colour alone', async () => {
  const { container } = renderUi(
    <MultiOrderTier
      tag="多件优惠"
      text="2件最高享8折，3件及以上最高享7折"
      reached={1}
      stops={[
        { title: '1件', text: '原价' },
        { title: '2件', text: '享8折' },
        { title: '3件及以上', text: '享7折' },
      ]}
    />,
  );
  const stops = screen.getAllByRole('listitem');
  expect(stops.map((stop) => stop.textContent)).toEqual(['1件原价', '2件享8折', '3件及以上享7折']);
  expect(stops.map((stop) => stop.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  await expectAccessible(container);
});
