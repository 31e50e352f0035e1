import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageViewRecord } from '#core/contract/common/user-log.shapes.ts';
import { userLog } from '#core/contract/common/user-log.ts';
import type { PageBootData } from '#core/site/page-document.ts';
import { Popup } from '#web/ui/popup/popup.tsx';
import { noHost } from '../hosts/host-context.tsx';
import { setSession } from '../session/session-store.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { siteOf } from '../site/site-context.tsx';
import { pageTrackData } from './page-track-data.ts';
import { freshTracking, notedEvents } from './testing/fresh-tracking.ts';
import { tracking } from './track.ts';
import { useTracking } from './use-tracking.ts';

const home = { found: { pageId: 'home' }, title: '首页' };
const sites = (project: PageBootData['project']) => siteOf({ env: 'dev', base: '/content', project });
const mall = sites('super-market');
const api = fakeApi().answer(userLog.pageViewLog, null).answer(userLog.behaviourLog, null);
const firstHeaders: string[] = [];

function Child() {
  useEffect(() => {
    firstHeaders.push(pageTrackData(mall));
  }, []);
  return (
    <nav aria-label="底部导航">
      <a href="#mine">我的</a>
    </nav>
  );
}
function Page({ site = mall, shown = home, popup = '' }) {
  useTracking(site, api.call, noHost, shown);
  return (
    <>
      <Child />
      <section data-floor="权益">{popup && <Popup open title={popup} onClose={() => undefined} />}</section>
    </>
  );
}

beforeEach(() => {
  freshTracking();
  setSession({ kind: 'guest' });
  history.replaceState(null, '', '/content/super-market/market-index');
});

describe('the start of tracking', () => {
  it('knows the page before the page’s own first call', () => {
    render(<Page />);
    expect(JSON.parse(decodeURIComponent(firstHeaders[0] ?? ''))).toMatchObject({
      pageId: 'home',
      pageName: '首页',
    });
  });

  it('notes views and taps before the part that sends has come', async () => {
    const { rerender } = render(<Page />);
    await userEvent.click(screen.getByText('我的'));
    history.replaceState(null, '', '/content/super-market/mine-index');
    rerender(<Page shown={{ found: { pageId: 'mine' }, title: '我的' }} />);
    expect(notedEvents().map(({ type }) => type)).toEqual(['pageview', 'tap', 'pageview']);
    expect(tracking.page).toMatchObject({
      pageId: 'mine',
      pageUrl: 'http://localhost:3000/content/super-market/mine-index',
    });
  });

  it('fetches that part when the page is idle, and lets go of it with the page', async () => {
    const { unmount } = render(<Page />);
    expect(api.callsOf(userLog.pageViewLog)).toHaveLength(0);
    await vi.waitFor(() => expect(api.callsOf(userLog.pageViewLog)).toHaveLength(1), 5_000);
    expect(tracking.waiting).toEqual([]);
    unmount();
    act(() => document.body.click());
    expect(notedEvents()).toEqual([]);
  });

  it('sends the view of a page that is left before that part has come by beacon, once', async () => {
    dispatchEvent(new Event('pagehide')); // pages of earlier files in this worker send theirs
    const sent: Promise<string>[] = [];
    const beacon = (_url: string, body: Blob) => sent.push(body.text()) > 0;
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    const { unmount } = render(<Page />);
    await vi.dynamicImportSettled();
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pagehide'));
    unmount();
    const records = (await Promise.all(sent)).map((text) => JSON.parse(text) as object);
    expect(records.map((record) => pageViewRecord.parse(record))).toMatchObject([
      { pageId: 'home', pageName: '首页', actionType: 21, host: 'others' },
    ]);
  });

  it('notes every popup as it opens, the one the page begins with too', async () => {
    const { rerender } = render(<Page popup="维护公告" />);
    rerender(<Page />);
    rerender(<Page popup="确认领取" />);
    expect(notedEvents().map(({ type }) => type)).toEqual(['pageview', 'popup', 'popup']);
    await vi.waitFor(
      () =>
        expect(api.callsOf(userLog.behaviourLog).map(({ input }) => input)).toMatchObject([
          { event: 'popview' },
          { event: 'popview', plName: '权益-确认领取' },
        ]),
      5_000,
    );
  });

  it('leaves the workbench alone', async () => {
    render(<Page site={sites('workbench')} />);
    await userEvent.click(screen.getByText('我的'));
    expect(notedEvents().map(({ type }) => type)).not.toContain('tap');
  });
});
