import type { ComponentType } from 'react';
import { buildLink } from '#core/rules/links/build-link.ts';
import { opensLink } from '#core/rules/links/link-debounce.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { projects } from '#core/site/projects.ts';
import { offlineSentence } from '#web/platform/api/api-failure.ts';
import { lowerLoading, raiseLoading } from '#web/platform/api/loading.ts';
import type { World } from '#web/platform/world/world.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { BrokenPage } from './broken-page.tsx';
import { browserLocation } from './browser-location.ts';
import type { LoadPage } from './load-page.ts';
import { reloadOnce } from './reload-once.ts';
import type { Trail } from './trail.ts';
import { destinationOf, isInDocument, type Destination, type Visit } from './visit.ts';

export interface Router {
  visit(): Visit;
  subscribe(listener: () => void): () => void;
  push(url: string): void;
  replace(url: string): void;
  back(): void;
  /** Follows the browser's own back and forward until the returned end of it. */
  listen(): () => void;
}

export interface RouterParts {
  readonly world: World;
  readonly trail: Trail;
  readonly first: Visit;
  readonly load: LoadPage;
}

/** Which page is shown. Of several moves at once the last one counts, however long its page takes to load. */
export function createRouter({ world, trail, first, load }: RouterParts): Router {
  let visit = first;
  let latest = 0;
  let openedAt: number | undefined;
  const tops = new Map<string, number>();
  const listeners = new Set<() => void>();

  const show = (next: Visit): void => {
    visit = next;
    for (const listener of listeners) listener();
  };
  /** The loaded page, or undefined when it cannot be had; never when another move has begun meanwhile. */
  const loadFor = async (
    { place }: Destination,
    arrived: (Page: ComponentType | undefined) => void,
  ): Promise<void> => {
    latest += 1;
    const mine = latest;
    raiseLoading();
    const loaded = await load(place).catch(() => undefined); // each kind of move has its own answer to that
    lowerLoading();
    if (mine === latest) arrived(loaded?.page.Page);
  };

  const move = (url: string, how: 'push' | 'replace'): void => {
    const asked = new URL(url, location.href);
    const found = asked.origin === location.origin ? destinationOf(world, asked) : undefined;
    // Every navigation carries the time (§2); addresses that are no page of ours are none of our business.
    const target = found ? new URL(buildLink(asked.href, {}, Date.now())) : asked;
    const leave = () => browserLocation[how === 'push' ? 'assign' : 'replace'](target.href);
    const next = found && { ...found, search: target.search };
    if (!next || !isInDocument(first, next)) {
      latest += 1;
      leave();
      return;
    }
    loadFor(next, (Page) => {
      if (!Page && !navigator.onLine) return toast(offlineSentence, 'alert');
      if (!Page) return leave();
      const samePage = how === 'replace' && next.place.path === visit.place.path;
      tops.set(visit.stop.key, scrollY);
      const stop = how === 'push' ? trail.push(target.href) : trail.replace(target.href, !samePage);
      show({ ...next, Page, stop, ...(!samePage && { top: 0 }) });
    }).catch(leave); // a browser that will take no more entries still opens documents
  };

  const onPopState = (): void => {
    const next = destinationOf(world, location);
    if (!next || !isInDocument(first, next)) {
      latest += 1;
      browserLocation.reload();
      return;
    }
    tops.set(visit.stop.key, scrollY);
    // A link to a part of this page makes an entry without a state.
    const stop = history.state ? trail.here() : trail.stay(visit.stop);
    void loadFor(next, (Page) => {
      if (!Page && reloadOnce()) return;
      if (stop.key === visit.stop.key) return show({ ...next, Page: Page ?? BrokenPage, stop });
      trail.retime(buildLink(location.href, {}, Date.now()));
      return show({
        ...next,
        search: location.search,
        Page: Page ?? BrokenPage,
        stop,
        top: tops.get(stop.key) ?? 0,
      });
    });
  };

  return {
    visit: () => visit,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push(url) {
      const now = Date.now();
      if (!opensLink(openedAt, now)) return;
      openedAt = now;
      move(url, 'push');
    },
    replace: (url) => move(url, 'replace'),
    back: () => (trail.here().depth > 0 ? history.back() : move(indexUrl(world), 'replace')),
    listen() {
      const takeOver = () => {
        history.scrollRestoration = 'manual';
        trail.here();
      };
      takeOver();
      addEventListener('popstate', onPopState);
      addEventListener('pageshow', takeOver);
      addEventListener('pagehide', letBrowserScroll);
      return () => {
        letBrowserScroll();
        removeEventListener('popstate', onPopState);
        removeEventListener('pageshow', takeOver);
        removeEventListener('pagehide', letBrowserScroll);
      };
    },
  };
}

/** Between documents the browser restores the place by itself. */
function letBrowserScroll(): void {
  history.scrollRestoration = 'auto';
}

const indexUrl = ({ base, projectId }: World): string =>
  projectId === 'workbench'
    ? '/sandbox/'
    : pageUrl({ base, project: projectId, path: projects[projectId].index });
