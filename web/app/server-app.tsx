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
import { renderAsServer } from '#web/platform/store/hydration.ts';
import { siteOf } from '#web/platform/site/site-context.tsx';
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

/** Renders first screens on the server without a session; member content is a placeholder of the same size. */
export const serverApp = (
  pages: ProjectPages,
  styleOf: (theme: string, campaign: string | undefined) => string,
): PageRenderer => ({
  async firstCalls(request): Promise<readonly FirstCall[]> {
    const { page } = await loadPage(pageNameAt(request, pages));
    return page.firstCalls?.(request, siteOf(request)) ?? [];
  },
  async renderPage(request: PageRequest, answers: readonly FirstAnswer[]): Promise<RenderedPage> {
    const found = findPage(request);
    const name = pageNameAt(request, pages);
    const { page } = await loadPage(name);
    const site = siteOf(request);
    const navigator: Navigator = {
      push: nothingHappens,
      replace: nothingHappens,
      back: nothingHappens,
      search: request.search,
      path: request.path,
    };
    const tree = (
      <App
        {...{ site, call, session, navigator }}
        answers={firstAnswers(answers.map(({ endpoint, input, data }) => [endpoint.path, input, data]))}
        pageKey={request.path}
        progressBar={found.progressBar}
      >
        <page.Page />
      </App>
    );
    const body = renderAsServer(() => renderToString(tree));
    const theme = found.theme ?? (request.project === 'workbench' ? 'public' : site.project.theme);
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
