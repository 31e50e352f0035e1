import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { names } from '#core/config/names.ts';
import { siteOf } from '../site/site-context.tsx';
import { renderInSite } from '../testing/render-in-site.tsx';
import { setShareWhenIdle } from './set-share-when-idle.ts';
import type { AppBridge, ChatSdk, Host, MiniProgram, ShareInfo } from './host.ts';
import { noHost } from './host-context.tsx';
import { HostFailure } from './host-failure.ts';
import { useShare } from './use-share.ts';

const setShare = vi.fn<ChatSdk['setShare']>();
const enableShared = vi.fn<AppBridge['enableShared']>();
const chat = { setShare } as Partial<ChatSdk> as ChatSdk;
const app = { enableShared } as Partial<AppBridge> as AppBridge;

function Page({ info }: { readonly info: Partial<ShareInfo> }) {
  useShare(info);
  return null;
}
function LearningPage() {
  const [taps, setTaps] = useState(0);
  useShare({ title: taps < 2 ? '一' : '二' });
  return (
    <button type="button" onClick={() => setTaps(taps + 1)}>
      刷新
    </button>
  );
}
const show = (info: Partial<ShareInfo>, host: Partial<Host>) =>
  renderInSite(<Page info={info} />, { host, project: 'super-market' });

beforeEach(() => {
  setShare.mockReset().mockResolvedValue(undefined);
  enableShared.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  history.replaceState(null, '', '/content/super-market/market-index?goodsId=7&timeStamp=1&cmToken=secret');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = {
  title: names.malls['super-market'],
  desc: names.slogan,
  link: 'http://localhost:3000/content/super-market/market-index?goodsId=7',
  imgUrl: 'http://localhost:3000/content/share/card.png',
};

describe('sharing a page (§7, Share setup)', () => {
  it('shows the project’s card in the chat app, with a URL without personal data', async () => {
    show({}, { chat });
    await vi.waitFor(() => expect(setShare).toHaveBeenCalledExactlyOnceWith(card));
  });

  it('shows what the page says about itself, in the operator’s app too', async () => {
    show({ title: '随心看7天包', desc: '5G通用流量+会员周卡3选1', circleTitle: '随心看' }, { app });
    await vi.waitFor(() =>
      expect(enableShared).toHaveBeenCalledExactlyOnceWith({
        ...card,
        title: '随心看7天包',
        desc: '5G通用流量+会员周卡3选1',
        circleTitle: '随心看',
      }),
    );
  });

  it('is set again when its data changes, not at every render', async () => {
    const { user } = renderInSite(<LearningPage />, { host: { chat }, project: 'super-market' });
    await vi.waitFor(() => expect(setShare).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(setShare.mock.calls.map(([{ title }]) => title)).toEqual(['一', '二']));
  });

  it('stays with what the page said, over what its project says', async () => {
    const site = siteOf({ env: 'dev', base: '/content', project: 'super-market' });
    setShareWhenIdle(site, { ...noHost, chat }, { title: '商城' });
    setShareWhenIdle(site, { ...noHost, chat }, { title: '页面' });
    await vi.waitFor(() => expect(setShare.mock.calls.map(([{ title }]) => title)).toEqual(['商城', '页面']));
  });

  it('is called off when the page is left first', async () => {
    const { unmount } = show({}, { chat });
    act(() => unmount());
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(setShare).not.toHaveBeenCalled();
  });

  it('leaves mini-programs and other hosts alone', async () => {
    show({}, { chat, miniProgram: {} as MiniProgram });
    show({}, {});
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(setShare).not.toHaveBeenCalled();
  });

  it('does not mind an app that will not hear it', async () => {
    setShare.mockRejectedValue(new HostFailure('missing', 'Can not get wechat js sdk'));
    enableShared.mockRejectedValue(new HostFailure('timeout', ''));
    show({}, { chat, app });
    await vi.waitFor(() => expect(enableShared).toHaveBeenCalled());
    expect(setShare).toHaveBeenCalled();
  });
});
