import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { httpsRedirect } from '#core/rules/links/https-redirect.ts';
import { ArtBase } from '#web/art/art-base.tsx';
import { hostHere } from '#web/platform/hosts/host-here.ts';
import { beginTakeover } from '#web/platform/store/takeover.ts';
import { readPageStart } from '#web/platform/world/page-start.ts';
import { worldOf, type World } from '#web/platform/world/world.tsx';
import { BrokenPage } from './broken-page.tsx';
import { Browser } from './browser.tsx';
import { browserLocation } from './browser-location.ts';
import { browserSession } from './browser-session.ts';
import { doorOf } from './door.ts';
import { firstPage, type LoadPage } from './load-page.ts';
import { PageFence } from './page-fence.tsx';
import { placeOf } from './place-of.ts';
import { firstAnswers } from './first-answers.ts';
import { reloadOnce } from './reload-once.ts';
import { releaseTaps } from './replay-taps.ts';
import { createRouter, type Router } from './router.ts';
import { takeProofs } from './take-proofs.ts';
import { createTrail } from './trail.ts';
import { destinationOf } from './visit.ts';

/** Starts the page the document names: takes over what the server drew, or draws it where nothing was. */
export async function boot(load: LoadPage): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root');
  const start = readPageStart(document);
  const world = worldOf(start);
  const host = hostHere(world, window); // looks at the address as it was opened
  const secure = httpsRedirect(host.id, location.href);
  if (secure) return browserLocation.replace(secure);
  const search = takeProofs();
  const router = await routerHere(world, load, start.script);
  const broken = (
    <ArtBase value={world.base}>
      <BrokenPage />
    </ArtBase>
  );
  if (!router) {
    if (reloadOnce()) return;
    releaseTaps();
    createRoot(root).render(broken);
    return;
  }
  const session = browserSession(world, host);
  const door = doorOf({ world, host, session, search, visit: router.visit });
  const tree = (
    <PageFence fallback={broken}>
      <Browser
        world={world}
        host={host}
        session={session}
        door={door}
        answers={firstAnswers(start.answers)}
        router={router}
      />
    </PageFence>
  );
  if (!root.firstElementChild) createRoot(root).render(tree);
  else {
    beginTakeover();
    // In slices: a tap in the middle of the takeover does not wait for its end.
    startTransition(() => void hydrateRoot(root, tree));
  }
}

async function routerHere(
  world: World,
  load: LoadPage,
  script: string | undefined,
): Promise<Router | undefined> {
  const here = destinationOf(world, location);
  const loaded = here && (await firstPage(script, here.place, load).catch(() => undefined)); // a part of an older release that is gone
  if (!here || !loaded) return undefined;
  const trail = createTrail(world.environment.storagePrefix, (url) => isOurs(world.base, url));
  return createRouter({ world, trail, load, first: { ...here, Page: loaded.page.Page, stop: trail.here() } });
}

/** Whether the page one came from is one of ours; '' is nowhere. */
function isOurs(base: string, url: string): boolean {
  if (url === '') return false;
  const { origin, pathname } = new URL(url);
  return origin === location.origin && placeOf(base, pathname) !== undefined;
}
