import { useState } from 'react';
import { emulatedCookies, type HostEmulation, storagePrefixOf } from '#core/config/host-emulation.ts';
import type { HostId } from '#core/config/hosts.ts';
import { buildLink } from '#core/rules/links/build-link.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { routes, type Route } from '#core/site/routes.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import { titles } from '#core/site/titles.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { arrivalWays, type ArrivalWay } from './arrivals.ts';

/** The simulated host, page, subscriber and entry. */
export interface Scene extends HostEmulation {
  readonly route: Route;
  readonly way: ArrivalWay;
}

/** An app with a page open, in a frame of its own. */
export interface OpenedHost extends HostEmulation {
  readonly url: string;
  readonly title: string;
  readonly key: number;
}

export const scenePages: readonly Route[] = routes.filter(({ redirectTo }) => redirectTo === undefined);
const firstPage = scenePages.find(({ page }) => page === 'rightsEntrance') ?? scenePages[0];

/** Sets a scene up for one frame: other windows of this browser and the sandbox's settings stay as they are. */
export function useSimulator() {
  const { base } = useSite();
  const state = useSandboxQuery(controls.state, {});
  const [scene, setScene] = useState<Scene | undefined>(
    firstPage && arrivalWays[0]
      ? { host: 'chat-app', system: 'ios', route: firstPage, mobile: '', way: arrivalWays[0] }
      : undefined,
  );
  const [opened, setOpened] = useState<readonly OpenedHost[]>([]);
  const subscribers = state.data?.subscribers ?? [];
  const mobile = scene?.mobile || subscribers[0]?.mobile || '';

  const open = (token = ''): void => {
    if (!scene) return;
    const { host, system, route } = scene;
    forgetHost(host);
    if (scene.way.cookie)
      localStorage.setItem(
        storagePrefixOf(host) + emulatedCookies + scene.way.cookie,
        encodeURIComponent(token),
      );
    const url = buildLink(
      pageUrl({ base, project: route.project, path: route.path, query: scene.way.query?.(token) ?? {} }),
      {},
      Date.now(),
    );
    const here: OpenedHost = { host, system, mobile, url, title: titles[route.page], key: Date.now() };
    setOpened((before) => [here, ...before.filter((each) => each.host !== host)]);
  };
  const mint = useSandboxChange(hosts.issueProof, ({ token }) => open(token));
  return {
    scene: scene && { ...scene, mobile },
    subscribers,
    change: (change: Partial<Scene>) => setScene((before) => before && { ...before, ...change }),
    play: () => (scene?.way.kind ? mint.run({ kind: scene.way.kind, mobile }) : open()),
    busy: mint.busy,
    opened,
    close: (host: HostId) => setOpened((before) => before.filter((each) => each.host !== host)),
    closeAll: () => setOpened([]),
  };
}

/** Resets an emulated app to a first visit: its own storage is emptied, that of the other apps stays. */
function forgetHost(host: HostId): void {
  const prefix = storagePrefixOf(host);
  for (const area of [localStorage, sessionStorage])
    for (const key of Object.keys(area)) if (key.startsWith(prefix)) area.removeItem(key);
}
