import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import type { Session } from '../session/session-store.ts';
import { aMember } from '../testing/a-user.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { PageFrame } from './page-frame.tsx';

const answer = { data: ['咖啡'] as readonly string[] | undefined, error: undefined, refetch: vi.fn() };
const shown = (session: Session, query: Partial<Omit<typeof answer, 'error'>> & { error?: Error } = {}) =>
  renderInSite(
    <PageFrame
      title="我的券"
      guest={{ title: '登录后查看我的券' }}
      query={{ ...answer, ...query }}
      skeleton={<p>骨架</p>}
      failedTitle="券没有加载出来"
    >
      {(list) => list.map((name) => <p key={name}>{name}</p>)}
    </PageFrame>,
    { session },
  );

it('has the title and leads back to the page before', async () => {
  const { user, navigator, container } = shown(aMember());
  expect(screen.getByRole('heading', { level: 1, name: '我的券' })).toBeTruthy();
  expect(screen.getByText('咖啡')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(navigator.back).toHaveBeenCalledOnce();
  await expectAccessible(container);
});

it('shows a guest why and where to sign in, and nothing of the content', async () => {
  const { user, session } = shown({ kind: 'guest' });
  expect(screen.getByRole('heading', { name: '登录后查看我的券' })).toBeTruthy();
  expect(screen.queryByText('咖啡')).toBeNull();
  await user.click(screen.getByRole('button', { name: '去登录' }));
  expect(session.goToLogin).toHaveBeenCalledOnce();
});

it('shows the skeleton, then the content or the failure with a way to retry', async () => {
  const { unmount } = shown(aMember(), { data: undefined });
  expect(screen.getByText('骨架')).toBeTruthy();
  unmount();
  const { user } = shown(aMember(), { data: undefined, error: new Error('网络不给力') });
  expect(screen.getByRole('heading', { name: '券没有加载出来' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(answer.refetch).toHaveBeenCalledOnce();
});

it('keeps the skeleton of a member’s page until the session is known', () => {
  const frame = (session: Session) =>
    renderInSite(
      <PageFrame title="我的券" guest={{ title: '请登录' }} skeleton={<p>骨架</p>}>
        <p>内容</p>
      </PageFrame>,
      { session },
    );
  const { unmount } = frame({ kind: 'unknown' });
  expect(screen.getByText('骨架')).toBeTruthy();
  unmount();
  frame(aMember());
  expect(screen.getByText('内容')).toBeTruthy();
});

it('shows what stands instead of the content, and no way back from a first page', () => {
  renderInSite(
    <PageFrame title="服务公告" back={false} instead={<p>没有找到</p>}>
      <p>内容</p>
    </PageFrame>,
  );
  expect(screen.getByText('没有找到')).toBeTruthy();
  expect(screen.queryByText('内容')).toBeNull();
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
});
