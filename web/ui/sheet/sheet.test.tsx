import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Button } from '../button/button.tsx';
import { toast } from '../toast/toast.ts';
import { ToastHost } from '../toast/toast-host.tsx';
import { Sheet } from './sheet.tsx';

afterEach(() => {
  vi.useRealTimers();
});

function NumberChoice() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>换号码</Button>
      <Sheet open={open} title="选择充值号码" onClose={() => setOpen(false)} footer={<Button>确定</Button>}>
        <label>
          号码
          <input defaultValue="138****6021" />
        </label>
      </Sheet>
      <ToastHost />
    </>
  );
}

const gone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('opens as a modal dialog named by its title', async () => {
  const { user, container } = renderUi(<NumberChoice />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: '换号码' }));
  const dialog = screen.getByRole('dialog', { name: '选择充值号码' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(document.documentElement.style.overflow).toBe('hidden');
  await expectAccessible(container);
});

it.each([
  [
    'the close button',
    (user: ReturnType<typeof renderUi>['user']) => user.click(screen.getByRole('button', { name: '关闭' })),
  ],
  ['Esc', (user: ReturnType<typeof renderUi>['user']) => user.keyboard('{Escape}')],
  [
    'a tap beside the panel',
    (user: ReturnType<typeof renderUi>['user']) => user.click(screen.getByRole('dialog')),
  ],
])('closes by %s, gives the focus back and lets the page scroll', async (_, close) => {
  const { user } = renderUi(<NumberChoice />);
  await user.click(screen.getByRole('button', { name: '换号码' }));
  await close(user);
  await gone();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '换号码' }));
  expect(document.documentElement.style.overflow).toBe('');
});

it('does not close by a tap inside', async () => {
  const { user } = renderUi(<NumberChoice />);
  await user.click(screen.getByRole('button', { name: '换号码' }));
  await user.click(screen.getByRole('heading', { name: '选择充值号码' }));
  expect(screen.getByRole('dialog').hasAttribute('data-leaving')).toBe(false);
});

it('keeps the focus inside, forwards and backwards', async () => {
  const { user } = renderUi(<NumberChoice />);
  await user.click(screen.getByRole('button', { name: '换号码' }));
  screen.getByRole('button', { name: '确定' }).focus();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭' }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '确定' }));
});

it('leaves within 240 ms', () => {
  vi.useFakeTimers();
  const { rerender } = renderUi(
    <Sheet open title="面板" onClose={() => undefined}>
      内容
    </Sheet>,
  );
  rerender(
    <Sheet open={false} title="面板" onClose={() => undefined}>
      内容
    </Sheet>,
  );
  expect(screen.getByRole('dialog').hasAttribute('data-leaving')).toBe(true);
  act(() => {
    vi.advanceTimersByTime(240);
  });
  expect(screen.queryByText('内容')).toBeNull();
});

it('shows toasts inside itself, where the page behind is out of reach', async () => {
  const { user } = renderUi(<NumberChoice />);
  await user.click(screen.getByRole('button', { name: '换号码' }));
  act(() => toast('号码已保存'));
  expect(screen.getByText('号码已保存').closest('dialog')).toBe(screen.getByRole('dialog'));
});

it('gives the focus back when its page goes away while it is open', async () => {
  const { user, rerender } = renderUi(
    <>
      <button type="button">回来</button>
      <div>
        <NumberChoice />
      </div>
    </>,
  );
  screen.getByRole('button', { name: '回来' }).focus();
  rerender(
    <>
      <button type="button">回来</button>
      <div>
        <Sheet open title="面板" onClose={() => undefined}>
          内容
        </Sheet>
      </div>
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭' }));
  rerender(
    <>
      <button type="button">回来</button>
      <div />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '回来' }));
  await user.tab();
});

it('is drawn closed on the server', () => {
  expect(
    renderOnServer(
      <Sheet open={false} title="面板" onClose={() => undefined}>
        内容
      </Sheet>,
    ),
  ).not.toContain('内容');
});

it('works in web views that know no showModal', async () => {
  const { showModal, close } = HTMLDialogElement.prototype;
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  try {
    const { user } = renderUi(<NumberChoice />);
    await user.click(screen.getByRole('button', { name: '换号码' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭' }));
    await user.keyboard('{Escape}');
    await gone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '换号码' }));
  } finally {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  }
});
