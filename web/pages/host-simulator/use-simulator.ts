import { useState } from 'react';
import { hostEmulationSwitch, type HostEmulation, storagePrefixOf } from '#core/config/host-emulation.ts';
import type { HostId } from '#core/config/hosts.ts';
import { isOperatorApp } from '#core/rules/hosts/is-operator-app.ts';
import { buildLink } from '#core/rules/links/build-link.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { routes, type Route } from '#core/site/routes.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import { titles } from '#core/site/titles.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { loginCookieName } from '#core/rules/session/arrival.ts';
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

/** In the other hosts the app or its authorize page provides the user. */
const isKnownByNetwork = (host: HostId): boolean => host !== 'chat-app' && !isOperatorApp(host);

/** Sets a scene up in the sandbox and gives the address that opens it. */
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
    document.cookie = hostEmulationSwitch(true);
    if (scene.way.cookie) document.cookie = scene.way.cookie(token);
    const url = buildLink(
      pageUrl({ base, project: route.project, path: route.path, query: scene.way.query?.(token) ?? {} }),
      {},
      Date.now(),
    );
    const here: OpenedHost = { host, system, mobile, url, title: titles[route.page], key: Date.now() };
    setOpened((before) => [here, ...before.filter((each) => each.host !== host)]);
  };
  const mint = useSandboxChange(hosts.issueProof, ({ token }) => open(token));
  const arrive = () => (scene?.way.kind ? mint.run({ kind: scene.way.kind, mobile }) : open());
  const connect = useSandboxChange(hosts.setNetwork, arrive);
  const disconnect = useSandboxChange(hosts.setNetwork);
  return {
    scene: scene && { ...scene, mobile },
    subscribers,
    change: (change: Partial<Scene>) => setScene((before) => before && { ...before, ...change }),
    play: () => (scene && isKnownByNetwork(scene.host) ? connect.run({ mobile: mobile || null }) : arrive()),
    busy: connect.busy || mint.busy,
    opened,
    close: (host: HostId) => setOpened((before) => before.filter((each) => each.host !== host)),
    undress: () => {
      document.cookie = hostEmulationSwitch(false);
      setOpened([]);
      disconnect.run({ mobile: null });
    },
  };
}

/** Resets an emulated app to a first visit: its own storage is emptied, that of the other apps stays. */
function forgetHost(host: HostId): void {
  const prefix = storagePrefixOf(host);
  for (const area of [localStorage, sessionStorage])
    for (const key of Object.keys(area)) if (key.startsWith(prefix)) area.removeItem(key);
  document.cookie = `${loginCookieName}=;path=/;max-age=0`;
}
