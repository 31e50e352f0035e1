import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { NoticePopup } from './notice-popup.tsx';

const notice = (
  <>
    <button type="button">去领取</button>
    <NoticePopup title="维护公告" message="系统升级维护，请稍后再试..." />
  </>
);

it('announces title and message, and nothing to press', async () => {
  const { container } = renderUi(notice);
  const dialog = screen.getByRole('alertdialog', {
    name: '维护公告',
    description: '系统升级维护，请稍后再试...',
  });
  expect(dialog.querySelectorAll('button, a').length).toBe(0);
  await expectAccessible(container);
});

it('cannot be dismissed by Esc, by a tap beside it or by tabbing away', async () => {
  const { user } = renderUi(notice);
  const dialog = screen.getByRole('alertdialog');
  await user.keyboard('{Escape}{Escape}');
  await user.tab();
  await user.tab();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.click(dialog);
  expect(screen.getByRole('alertdialog')).toBe(dialog);
});

it('comes back when the web view closes it by force', async () => {
  renderUi(notice);
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  dialog.close();
  await vi.waitFor(() => expect(dialog.open).toBe(true));
});
