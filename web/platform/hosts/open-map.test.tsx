import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapApps } from '#core/config/map-apps.ts';
import { noMapApp } from '#core/rules/hosts/map-app.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { leaveSite } from '../site/leave-site.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import type { AppBridge, ChatSdk, Host } from './host.ts';
import { HostFailure, type HostFailureKind } from './host-failure.ts';
import { useOpenMap } from './use-open-map.ts';

const point = { longitude: 118.79, latitude: 31.97, name: '南京南站', address: '玉兰路98号' };
const assign = vi.spyOn(leaveSite, 'assign').mockImplementation(() => undefined);
beforeEach(() => toast('')); // clears the toast of the previous test
afterEach(() => assign.mockClear());

function MapButton() {
  const openMap = useOpenMap();
  return (
    <button type="button" onClick={() => openMap(point)}>
      导航
    </button>
  );
}
const tap = async (host: Partial<Host>) => {
  const { user } = renderInSite(<MapButton />, { host });
  await user.click(screen.getByRole('button', { name: '导航' }));
};
const says = () => screen.findByText(noMapApp);
const saysNothing = () => expect(screen.queryByText(noMapApp)).toBeNull();
const fails = (kind: HostFailureKind) => () => Promise.reject(new HostFailure(kind, ''));

describe('showing a point on a map (§7, Maps)', () => {
  it('opens the chat app’s own map', async () => {
    const openLocation = vi.fn<ChatSdk['openLocation']>(async () => undefined);
    await tap({ chat: { openLocation } as Partial<ChatSdk> as ChatSdk });
    await vi.waitFor(() => expect(openLocation).toHaveBeenCalledExactlyOnceWith(point));
    saysNothing();
    expect(assign).not.toHaveBeenCalled();
  });

  it.each<[HostFailureKind, boolean]>([
    ['missing', true],
    ['failed', true],
    ['cancelled', false],
    ['timeout', false],
  ])('says so only when the chat app’s map cannot have opened: %s', async (kind, isShown) => {
    const openLocation = vi.fn<ChatSdk['openLocation']>(fails(kind));
    await tap({ chat: { openLocation } as Partial<ChatSdk> as ChatSdk });
    await vi.waitFor(() => expect(openLocation).toHaveBeenCalled());
    if (isShown) await says();
    else saysNothing();
  });

  const inApp = (installed: readonly string[], more: Partial<AppBridge> = {}) => {
    const isInstall = vi.fn<AppBridge['isInstall']>(async (app) => installed.includes(app));
    const openOtherApp = vi.fn<AppBridge['openOtherApp']>(async () => undefined);
    return {
      isInstall,
      openOtherApp,
      app: { isInstall, openOtherApp, ...more } as Partial<AppBridge> as AppBridge,
    };
  };
  const ids = mapApps.map(({ androidPackage }) => androidPackage);

  it.each([0, 1, 2])(
    'launches the first installed of the three map apps in the operator’s app: number %i',
    async (first) => {
      const { app, isInstall, openOtherApp } = inApp(ids.slice(first));
      await tap({ app, system: 'android' });
      await vi.waitFor(() => expect(openOtherApp).toHaveBeenCalledOnce());
      expect(isInstall.mock.calls.map(([id]) => id)).toEqual(ids.slice(0, first + 1));
      const scheme = mapApps[first]?.url.split('?')[0] ?? '';
      expect(openOtherApp).toHaveBeenCalledWith(
        `${scheme}?lat=31.97&lon=118.79&name=${encodeURIComponent('南京南站')}`,
      );
      saysNothing();
    },
  );

  it('asks an iPhone for schemes', async () => {
    const { app, isInstall } = inApp([]);
    await tap({ app, system: 'ios' });
    await says();
    expect(isInstall.mock.calls.map(([id]) => id)).toEqual(mapApps.map(({ iosScheme }) => iosScheme));
  });

  it('says so when none is installed, or none answers (§8)', async () => {
    const { app, openOtherApp } = inApp([], { isInstall: fails('timeout') });
    await tap({ app });
    await says();
    expect(openOtherApp).not.toHaveBeenCalled();
  });

  it('says so when the map app does not open', async () => {
    await tap({ app: inApp(ids, { openOtherApp: fails('failed') }).app });
    await says();
  });

  it.each([
    ['android', /^geo:31\.97,118\.79\?q=/],
    ['ios', /^maps:\/\/\?ll=31\.97,118\.79&q=/],
  ] as const)('leaves it to the phone in a plain browser on %s', async (system, link) => {
    await tap({ system });
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(link)));
    saysNothing();
  });

  it('says so on a desktop', async () => {
    await tap({ system: 'other' });
    await says();
    expect(assign).not.toHaveBeenCalled();
  });
});
