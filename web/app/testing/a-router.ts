import { vi } from 'vitest';
import { siteOf } from '#web/platform/site/site-context.tsx';
import type { LoadedPage, LoadPage } from '../load-page.ts';
import { pageNameAt } from '../page-name.ts';
import type { ProjectPages } from '../project-pages.ts';
import { createRouter, type Router } from '../navigation/router.ts';
import { createHistoryStack } from '../navigation/history-stack.ts';
import { destinationOf } from '../navigation/visit.ts';

const named = (name: string): LoadedPage => {
  const Page = () => null;
  Page.displayName = name;
  return { page: { Page }, title: name };
};

export const somePages: ProjectPages = {
  pages: {
    'standalone-pages': { rightsEntrance: 'rights', rightsEntranceRecords: 'records', pleasedWatch: 'watch' },
  },
  workbench: {},
};

export const at = '/content/standalone-pages';
export const rights = `${at}/rights-entrance`;
export const records = `${at}/rights-entrance/record-list`;
export const watch = `${at}/pleased-watch`;

interface ARouter {
  readonly router: Router;
  /** Resolves the load of a page by its name; `fail` rejects it like a missing chunk. */
  arrives(name: string, fail?: 'fail'): Promise<void>;
  shown(): string;
  end(): void;
}

/** A router at a URL, whose pages load when the test resolves them. */
export function aRouter(here = rights, { eager = true }: { eager?: boolean } = {}): ARouter {
  history.replaceState(null, '', here);
  const site = siteOf({ env: 'dev', base: '/content', project: 'standalone-pages' });
  const waiting: { name: string; settle(fail?: 'fail'): void }[] = [];
  const load: LoadPage = (place) => {
    const name = pageNameAt(place, somePages);
    return eager
      ? Promise.resolve(named(name))
      : new Promise((resolve, reject) =>
          waiting.push({ name, settle: (fail) => (fail ? reject(new Error('gone')) : resolve(named(name))) }),
        );
  };
  const historyStack = createHistoryStack('DEV_', () => true);
  const destination = destinationOf(site, location);
  if (!destination) throw new Error(`${here} is no page`);
  const router = createRouter({
    site,
    historyStack,
    load,
    first: { ...destination, Page: named('first').page.Page, title: 'first', stop: historyStack.here() },
  });
  const end = router.listen();
  return {
    router,
    async arrives(name, fail) {
      const place = await vi.waitFor(() => {
        const found = waiting.findIndex((each) => each.name === name);
        if (found < 0) throw new Error(`no navigation waits for ${name}`);
        return found;
      });
      waiting.splice(place, 1)[0]?.settle(fail);
      await new Promise((resolve) => setTimeout(resolve));
    },
    shown: () => router.visit().Page.displayName ?? router.visit().Page.name,
    end,
  };
}
