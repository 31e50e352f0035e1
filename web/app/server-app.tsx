import { renderToString } from 'react-dom/server';
import type {
  FirstAnswer,
  FirstCall,
  PageRenderer,
  PageRequest,
  RenderedPage,
} from '#core/site/page-document.ts';
import type { CallApi } from '#web/platform/api/client.ts';
import type { Navigator } from '#web/platform/navigation/navigation.tsx';
import type { SessionActions } from '#web/platform/session/session-context.tsx';
import { asForStranger } from '#web/platform/store/takeover.ts';
import { worldOf } from '#web/platform/world/world.tsx';
import { artUrl } from '#web/art/art-url.ts';
import { App } from './app.tsx';
import { findPage } from './find-page.ts';
import { loadPage, pageSource } from './page-modules.ts';
import { pageNameAt } from './page-name.ts';
import type { ProjectPages } from './project-pages.ts';
import { firstAnswers } from './first-answers.ts';

const nothingHappens = (): never => {
  throw new Error('nothing happens while a page is drawn on the server');
};
const call: CallApi = nothingHappens;
const session: SessionActions = {
  signedIn: nothingHappens,
  signOut: nothingHappens,
  goToLogin: nothingHappens,
};

/** Draws first screens: the page as a stranger sees it, with boxes where the subscriber's own things will be. */
export const serverApp = (
  pages: ProjectPages,
  styleOf: (theme: string, campaign: string | undefined) => string,
): PageRenderer => ({
  async firstCalls(request): Promise<readonly FirstCall[]> {
    const { page } = await loadPage(pageNameAt(request, pages));
    return page.firstCalls?.(request, worldOf(request)) ?? [];
  },
  async renderPage(request: PageRequest, answers: readonly FirstAnswer[]): Promise<RenderedPage> {
    const found = findPage(request);
    const name = pageNameAt(request, pages);
    const { page } = await loadPage(name);
    const world = worldOf(request);
    const navigator: Navigator = {
      push: nothingHappens,
      replace: nothingHappens,
      back: nothingHappens,
      search: request.search,
      path: request.path,
    };
    const tree = (
      <App
        {...{ world, call, session, navigator }}
        answers={firstAnswers(answers.map(({ endpoint, input, data }) => [endpoint.path, input, data]))}
        pageKey={request.path}
        progressBar={found.progressBar}
      >
        <page.Page />
      </App>
    );
    const body = asForStranger(() => renderToString(tree));
    const theme = found.theme ?? (request.project === 'workbench' ? 'public' : world.project.theme);
    return {
      status: found.status,
      title: found.title,
      theme,
      campaign: theme === 'campaign' ? found.campaign : undefined,
      style: styleOf(theme, theme === 'campaign' ? found.campaign : undefined),
      body,
      modules: ['web/main.tsx', pageSource(name)],
      images: (page.images ?? []).map((key) => artUrl(request.base, key)),
    };
  },
});
