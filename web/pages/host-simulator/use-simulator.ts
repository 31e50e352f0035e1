import { useState } from 'react';
import { writeHostEmulation, type HostEmulation } from '#core/config/host-emulation.ts';
import type { HostId } from '#core/config/hosts.ts';
import { isOperatorApp } from '#core/rules/hosts/is-operator-app.ts';
import { buildLink } from '#core/rules/links/build-link.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { routes, type Route } from '#core/site/routes.ts';
import { useBench, useKnob } from '#web/features/sandbox/sandbox-api.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { arrivalWays, type ArrivalWay } from './arrivals.ts';
import { firstVisit } from './first-visit.ts';

/** The simulated host, page, subscriber and entry. */
export interface Scene extends HostEmulation {
  readonly route: Route;
  readonly mobile: string;
  readonly way: ArrivalWay;
}

export const scenePages: readonly Route[] = routes.filter(({ redirectTo }) => redirectTo === undefined);
const firstPage = scenePages.find(({ page }) => page === 'rightsEntrance') ?? scenePages[0];

/** In the other hosts the app or its authorize page provides the user. */
const isKnownByNetwork = (host: HostId): boolean => host !== 'chat-app' && !isOperatorApp(host);

/** Sets a scene up in the sandbox and gives the address that opens it. */
export function useSimulator() {
  const { base, environment } = useSite();
  const state = useBench('/state');
  const [scene, setScene] = useState<Scene | undefined>(
    firstPage && arrivalWays[0]
      ? { host: 'chat-app', system: 'ios', route: firstPage, mobile: '', way: arrivalWays[0] }
      : undefined,
  );
  const [opened, setOpened] = useState<{ readonly url: string; readonly key: number }>();
  const subscribers = state.data?.subscribers ?? [];
  const mobile = scene?.mobile || subscribers[0]?.mobile || '';

  const open = (token = ''): void => {
    if (!scene) return;
    firstVisit(environment);
    document.cookie = writeHostEmulation(scene);
    if (scene.way.cookie) document.cookie = scene.way.cookie(token);
    setOpened({
      url: buildLink(
        pageUrl({
          base,
          project: scene.route.project,
          path: scene.route.path,
          query: scene.way.query?.(token) ?? {},
        }),
        {},
        Date.now(),
      ),
      key: Date.now(),
    });
  };
  const mint = useKnob('/sso-token', ({ token }) => open(token));
  const arrive = () => (scene?.way.kind ? mint.run({ kind: scene.way.kind, mobile }) : open());
  const connect = useKnob('/network', arrive);
  const disconnect = useKnob('/network');
  const sit = useKnob('/host-user', (_answer, turn) =>
    scene && isKnownByNetwork(scene.host) ? connect.run(turn) : arrive(),
  );

  return {
    scene: scene && { ...scene, mobile },
    subscribers,
    change: (change: Partial<Scene>) => setScene((before) => before && { ...before, ...change }),
    play: () => sit.run({ mobile: mobile || null }),
    busy: sit.busy || connect.busy || mint.busy,
    opened,
    undress: () => {
      document.cookie = writeHostEmulation(undefined);
      setOpened(undefined);
      disconnect.run({ mobile: null });
    },
  };
}
