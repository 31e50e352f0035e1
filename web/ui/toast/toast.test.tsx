import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { ToastHost } from './toast-host.tsx';
import { toast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const say = (...words: Parameters<typeof toast>) => act(() => toast(...words));

it('shows good news politely and failures at once', async () => {
  const { container } = renderUi(<ToastHost />);
  say('领取成功');
  expect(screen.getByRole('status').textContent).toBe('领取成功');
  say('领取失败，请稍后再试', 'alert');
  expect(screen.getByRole('alert').textContent).toBe('领取失败，请稍后再试');
  expect(screen.getByRole('status').textContent).toBe('');
  vi.useRealTimers();
  await expectAccessible(container);
});

it('stays as long as it takes to read, then leaves', () => {
  renderUi(<ToastHost />);
  say('该业务仅限本省用户使用，您暂时无法办理。有问题请拨打客服热线咨询。');
  act(() => {
    vi.advanceTimersByTime(4000);
  });
  expect(screen.getByRole('status').textContent).not.toBe('');
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(screen.getByRole('status').textContent).toBe('');
});

it('gives a second message its full time', () => {
  renderUi(<ToastHost />);
  say('第一条');
  act(() => {
    vi.advanceTimersByTime(1500);
  });
  say('第二条');
  act(() => {
    vi.advanceTimersByTime(1500);
  });
  expect(screen.getByRole('status').textContent).toBe('第二条');
});

it.each([
  ['at the bottom', 'a control at the top', { bottom: 120 }, false],
  ['at the top', 'a control at the bottom', { bottom: 740 }, true],
])('appears %s after a tap on %s, so that it never covers it', async (_where, name, rect, atTop) => {
  vi.useRealTimers();
  const { user, container } = renderUi(
    <>
      <button type="button">{name}</button>
      <ToastHost />
    </>,
  );
  const button = screen.getByRole('button', { name });
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue({ ...button.getBoundingClientRect(), ...rect });
  await user.click(button);
  say('领取成功');
  const toasts = container.querySelector('div > [role=status]')?.parentElement;
  expect(toasts?.className.includes('top')).toBe(atTop);
});

it('is shown by the host that came last, and by the first again when that one leaves', () => {
  const { rerender } = renderUi(
    <>
      <div data-testid="page">
        <ToastHost />
      </div>
      <div data-testid="over">
        <ToastHost />
      </div>
    </>,
  );
  say('领取成功');
  expect(screen.getByTestId('over').textContent).toBe('领取成功');
  expect(screen.getByTestId('page').textContent).toBe('');
  rerender(
    <>
      <div data-testid="page">
        <ToastHost />
      </div>
      <div data-testid="over" />
    </>,
  );
  expect(screen.getByTestId('page').textContent).toBe('领取成功');
});
