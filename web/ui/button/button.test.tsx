import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Button } from './button.tsx';

it('is pressed by tap and by keyboard', async () => {
  const onPress = vi.fn();
  const { user, container } = renderUi(<Button onPress={onPress}>点击领取</Button>);
  await user.click(screen.getByRole('button', { name: '点击领取' }));
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
  await expectAccessible(container);
});

it('while busy keeps the focus, says so and ignores taps', async () => {
  const onPress = vi.fn();
  const { user, container, rerender } = renderUi(<Button onPress={onPress}>点击领取</Button>);
  await user.click(screen.getByRole('button'));
  rerender(
    <Button busy onPress={onPress}>
      领取中
    </Button>,
  );
  const button = screen.getByRole('button', { name: '领取中' });
  await user.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  await expectAccessible(container);
});

it('shows why it is disabled and stays reachable for the explanation', async () => {
  const onPress = vi.fn();
  const { user, container } = renderUi(
    <Button disabled reason="本组已达可选上限" onPress={onPress}>
      暂不可领
    </Button>,
  );
  await user.tab();
  const button = screen.getByRole('button', { name: '暂不可领', description: '本组已达可选上限' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(onPress).not.toHaveBeenCalled();
  await expectAccessible(container);
});

it('without a reason is natively disabled', () => {
  renderUi(<Button disabled>登录</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});

it('is a real link when it leads somewhere, and no link while disabled', () => {
  const { rerender } = renderUi(<Button href="/coupons">去领券</Button>);
  expect(screen.getByRole('link', { name: '去领券' }).getAttribute('href')).toBe('/coupons');
  rerender(
    <Button href="/coupons" disabled>
      去领券
    </Button>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

it('does not submit a form while busy', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        登录
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
