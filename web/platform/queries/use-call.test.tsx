import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '#core/contract/index.ts';
import { session } from '#core/contract/user/session.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { useCall } from './use-call.ts';

function Status({
  enabled,
  refetchMs,
}: {
  enabled?: boolean;
  refetchMs?: (data: { isLogin: boolean } | undefined) => number | false;
}) {
  const status = useCall(
    session.loginStatus,
    {},
    { ...(enabled !== undefined && { enabled }), ...(refetchMs && { refetchMs }) },
  );
  return (
    <p>
      {status.error ? status.error.message : status.data ? `登录:${String(status.data.isLogin)}` : '等待'}
    </p>
  );
}

describe('reading a call', () => {
  it('waits while it is not wanted', async () => {
    const { api: made } = renderInSite(<Status enabled={false} />);
    expect(await screen.findByText('等待')).toBeTruthy();
    expect(made.calls).toEqual([]);
  });

  it('gives the sentence of a failure', async () => {
    renderInSite(<Status />, { api: fakeApi().unplug(session.loginStatus) });
    expect(await screen.findByText('网络不给力，请检查后重试')).toBeTruthy();
  });

  it('asks again as long as the answer calls for it, and then no more', async () => {
    let answers = 0;
    const made = fakeApi().answer(session.loginStatus, () => ({ isLogin: ++answers >= 3, userInfo: null }));
    renderInSite(<Status refetchMs={(data) => (data?.isLogin ? false : 30)} />, { api: made });
    expect(await screen.findByText('登录:true')).toBeTruthy();
    // A request that was sent before the page showed the answer may still be counted; none may follow.
    await new Promise((resolve) => setTimeout(resolve, 60));
    const sent = answers;
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(answers).toBe(sent);
  });

  it('is named by the path alone, because no two calls of the contract share one', () => {
    const paths = Object.values(api).flatMap(({ endpoints }) =>
      Object.values(endpoints).map(({ path }) => path),
    );
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });
});
