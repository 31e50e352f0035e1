import { buildLink } from '#core/rules/links/build-link.ts';
import { opensLink } from '#core/rules/links/link-debounce.ts';
import { homeOf } from '#core/site/home-of.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { offlineSentence } from '#core/rules/calls/api-failure.ts';
import { lowerLoading, raiseLoading } from '#web/platform/api/loading.ts';
import type { SiteContext } from '#web/platform/site/site-context.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { CrashedPage } from '../errors/crashed-page.tsx';
import { browserLocation } from './browser-location.ts';
import type { LoadedPage, LoadPage } from '../load-page.ts';
import { reloadOnce } from '../errors/reload-once.ts';
import type { HistoryStack } from './history-stack.ts';
import { restoreScroll } from './restore-scroll.ts';
import { scrollTops } from './scroll-tops.ts';
import { destinationOf, isInDocument, type Destination, type Visit } from './visit.ts';

export interface Router {
  visit(): Visit;
  subscribe(listener: () => void): () => void;
  push(url: string): void;
  replace(url: string): void;
  back(): void;
  /** Listens to back and forward; returns the clean-up. */
  listen(): () => void;
}

export interface RouterParts {
  readonly site: SiteContext;
  readonly historyStack: HistoryStack;
  readonly first: Visit;
  readonly load: LoadPage;
}

/** The client-side router. Of several navigations under way the last one wins, whichever page loads first. */
export function createRouter({ site, historyStack, first, load }: RouterParts): Router {
  let visit = first;
  let latest = 0;
  let openedAt: number | undefined;
  const tops = scrollTops(site.environment.storagePrefix);
  const listeners = new Set<() => void>();

  const show = (next: Visit): void => {
    visit = next;
    for (const listener of listeners) listener();
  };
  /** The loaded page, or undefined if loading failed; never resolves if a later navigation has started. */
  const loadFor = async (
    { place }: Destination,
    arrived: (loaded: LoadedPage | undefined) => void,
  ): Promise<void> => {
    latest += 1;
    const mine = latest;
    raiseLoading();
    const loaded = await load(place).catch(() => undefined); // each kind of navigation handles a failed load itself
    lowerLoading();
    if (mine === latest) arrived(loaded);
  };

  const move = (url: string, how: 'push' | 'replace'): void => {
    const requested = new URL(url, location.href);
    const found = requested.origin === location.origin ? destinationOf(site, requested) : undefined;
    // Every navigation to one of our pages carries a timestamp (§2); other URLs stay as they are.
    const target = found ? new URL(buildLink(requested.href, {}, Date.now())) : requested;
    const leave = () => browserLocation[how === 'push' ? 'assign' : 'replace'](target.href);
    const next = found && { ...found, search: target.search };
    if (!next || !isInDocument(first, next)) {
      latest += 1;
      leave();
      return;
    }
    loadFor(next, (loaded) => {
      if (!loaded) return navigator.onLine ? leave() : toast(offlineSentence, 'alert');
      const samePage = how === 'replace' && next.place.path === visit.place.path;
      tops.set(visit.stop.key, scrollY);
      const stop =
        how === 'push' ? historyStack.push(target.href) : historyStack.replace(target.href, !samePage);
      show({ ...next, ...shownAs(loaded), stop, ...(!samePage && { top: 0 }) });
    }).catch(leave); // pushState may be throttled; a document load still works
  };

  const onPopState = (): void => {
    const next = destinationOf(site, location);
    if (!next || !isInDocument(first, next)) {
      latest += 1;
      browserLocation.reload();
      return;
    }
    tops.set(visit.stop.key, scrollY);
    // A fragment link creates a history entry without state.
    const stop = history.state ? historyStack.here() : historyStack.stay(visit.stop);
    void loadFor(next, (loaded) => {
      if (!loaded && reloadOnce()) return;
      if (stop.key === visit.stop.key) return show({ ...next, ...shownAs(loaded), stop });
      historyStack.retime(buildLink(location.href, {}, Date.now()));
      return show({
        ...next,
        search: location.search,
        ...shownAs(loaded),
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
    back: () =>
      historyStack.here().depth > 0 ? history.back() : move(homeUrl(site, visit.place.path), 'replace'),
    listen() {
      const takeOver = () => {
        history.scrollRestoration = 'manual';
        historyStack.here();
      };
      const leave = () => {
        // Between documents the browser restores what it can by itself.
        history.scrollRestoration = 'auto';
        tops.set(visit.stop.key, scrollY);
        tops.keep();
      };
      takeOver();
      // Only an entry that was left before has a place: by a reload, or by a way to another document and back.
      const top = tops.get(visit.stop.key);
      if (top !== undefined) restoreScroll(top);
      addEventListener('popstate', onPopState);
      addEventListener('pageshow', takeOver);
      addEventListener('pagehide', leave);
      return () => {
        leave();
        removeEventListener('popstate', onPopState);
        removeEventListener('pageshow', takeOver);
        removeEventListener('pagehide', leave);
      };
    },
  };
}

const shownAs = (loaded: LoadedPage | undefined): Pick<Visit, 'Page' | 'title'> =>
  loaded ? { Page: loaded.page.Page, title: loaded.title } : { Page: CrashedPage, title: document.title };

const homeUrl = ({ base, projectId }: SiteContext, path: string): string =>
  projectId === 'workbench' ? '/sandbox/' : pageUrl({ base, ...homeOf(projectId, path) });
