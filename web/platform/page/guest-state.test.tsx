import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { GuestState } from './guest-state.tsx';

it('invites a guest to sign in', async () => {
  const { user, session } = renderInSite(<GuestState title="登录后查看消息" />, {
    session: { kind: 'guest' },
  });
  expect(screen.getByText('登录后查看消息')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '去登录' }));
  expect(session.goToLogin).toHaveBeenCalledOnce();
});

it('tells a signed-in phone without network that it cannot be shown now', async () => {
  const { user, session } = renderInSite(<GuestState title="登录后查看消息" inFloor />, {
    session: { kind: 'guest', unconfirmed: true },
  });
  expect(screen.getByText('暂时看不到')).toBeTruthy();
  expect(screen.getByText('网络不给力，请检查后重试')).toBeTruthy();
  expect(screen.queryByText(/登录/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(session.checkSession).toHaveBeenCalledOnce();
});
