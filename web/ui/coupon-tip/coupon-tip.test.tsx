import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { CouponTip } from './coupon-tip.tsx';

it('announces the offer and takes it on one tap', async () => {
  const onPress = vi.fn();
  const { user, container } = renderUi(
    <CouponTip art="/bag.svg" text="可使用2张福袋券全额抵扣" action={{ text: '使用推荐', onPress }} />,
  );
  expect(screen.getByRole('status').textContent).toContain('可使用2张福袋券全额抵扣');
  await user.click(screen.getByRole('button', { name: '使用推荐' }));
  expect(onPress).toHaveBeenCalledOnce();
  await expectAccessible(container);
});
