import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { heartIcon } from '#web/art/icons/heart-icon.ts';
import { msgIcon } from '#web/art/icons/msg-icon.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { IconButton } from './icon-button.tsx';

it('is named by its label; the badge is only drawn', async () => {
  const { container } = renderUi(
    <IconButton icon={msgIcon} label="消息中心，120条未读" badge={120} href="/messages" />,
  );
  expect(screen.getByRole('link', { name: '消息中心，120条未读' }).textContent).toBe('99+');
  await expectAccessible(container);
});

it('shows no badge for nothing unread', () => {
  renderUi(<IconButton icon={msgIcon} label="消息中心" badge={0} />);
  expect(screen.getByRole('button', { name: '消息中心' }).textContent).toBe('');
});

it('carries its pressed state', async () => {
  const onPress = vi.fn();
  const { user } = renderUi(<IconButton icon={heartIcon} label="收藏" pressed onPress={onPress} />);
  await user.click(screen.getByRole('button', { name: '收藏', pressed: true }));
  expect(onPress).toHaveBeenCalledOnce();
});
