import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { profile } from '#core/contract/user/profile.ts';
import type { HostId } from '#core/config/hosts.ts';
import type { ProjectId } from '#core/site/projects.ts';
import { leaveSite } from '#web/platform/site/leave-site.ts';
import type { Session } from '#web/platform/session/session-store.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { LinkFollower } from './link-follower.tsx';

const assign = vi.spyOn(leaveSite, 'assign').mockImplementation(() => undefined);
const withoutTrace = vi.spyOn(leaveSite, 'withoutTrace').mockImplementation(() => undefined);
const navigateTo = vi.fn(async () => undefined);
const guest: Session = { kind: 'guest' };
let at = Date.now();

beforeEach(() => {
  vi.clearAllMocks();
  at += 1_000;
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  history.replaceState(null, '', '/content/super-market/market-index');
});

interface Tap {
  readonly id?: HostId;
  readonly session?: Session;
  readonly project?: ProjectId;
}

function tap(href: string, { id = 'others', session = guest, project = 'super-market' }: Tap = {}) {
  const api = fakeApi().answer(profile.dictionary, []);
  const shown = renderInSite(
    <>
      <a href={href}>去</a>
      <LinkFollower />
    </>,
    {
      api,
      project,
      session,
      host: { id, miniProgram: { navigateTo, switchTab: navigateTo } },
    },
  );
  fireEvent.click(screen.getByRole('link'));
  return shown;
}

describe('a tap on a link', () => {
  it.each([
    ['a page of this project', '/content/super-market/mine-index', aMember()],
    ['a page of another project, for a guest', '/content/easy-use/easy-use-index', guest],
    ['the workbench', '/sandbox/', aMember()],
  ])('to %s goes by the router at once', (_name, href, session) => {
    const { navigator } = tap(href, { session });
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(href));
  });

  it('to another mall says who is meant, for a member', async () => {
    tap('/content/supper-mall/mall-index', { session: aMember() });
    await waitFor(() =>
      expect(assign).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/\/content\/supper-mall\/mall-index\?IU=VTE&timeStamp=\d{13}$/),
      ),
    );
  });

  it.each([
    ['a guest', guest],
    ['a member', aMember()],
  ])(
    'to a page of the mall that the mini-program edition has too stays in the edition, for %s',
    async (_who, session) => {
      const { navigator } = tap('/content/super-market/classification?from=home', {
        session,
        project: 'market-mini-program',
      });
      await waitFor(() =>
        expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
          expect.stringContaining('/content/market-mini-program/pages/categories?from=home'),
        ),
      );
    },
  );

  it("navigates directly inside the operator's apps (§2)", async () => {
    const { navigator } = tap('/content/super-market/mine-index', { id: 'national-app' });
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    expect(navigator.push).not.toHaveBeenCalled();
  });

  it('goes by the mini-program to its pages (§2)', async () => {
    tap('/content/market-mini-program/pages/goods/goods-detail?goodsId=7', { id: 'chat-mini-program' });
    await waitFor(() =>
      expect(navigateTo).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/^\/pages\/goods\/goods-detail\?goodsId=7&timeStamp=\d{13}$/),
      ),
    );
  });

  it('to an unknown site sends no data', async () => {
    tap('https://stranger.example/a?b=1', { session: aMember() });
    await waitFor(() =>
      expect(withoutTrace).toHaveBeenCalledExactlyOnceWith('https://stranger.example/a?b=1'),
    );
    expect(assign).not.toHaveBeenCalled();
  });
});
