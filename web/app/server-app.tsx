import { renderToString } from 'react-dom/server';
import type {
  FirstAnswer,
  FirstCall,
  PageRenderer,
  PageRequest,
  RenderedPage,
} from '#core/site/page-document.ts';
import { keepsLook, projects } from '#core/site/projects.ts';
import type { CallApi } from '#web/platform/api/client.ts';
import type { Navigator } from '#web/platform/navigation/navigation.tsx';
import type { SessionActions } from '#web/platform/session/session-context.tsx';
import { renderAsServer } from '#web/platform/store/hydration.ts';
import { siteOf } from '#web/platform/site/site-context.tsx';
import { artUrl } from '#web/art/art-url.ts';
import { App } from './app.tsx';
import { findPage } from './find-page.ts';
import { loadPage, pageSource } from './page-modules.ts';
import { tabTitle } from './navigation/tab-title.ts';
import { pageNameAt } from './page-name.ts';
import { pageTitle } from './page-title.ts';
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
  checkSession: nothingHappens,
};

/** Text alone: an element in the root would be hydrated. Painting it starts the scripts. */
const waitingStyle = '#root:not(:has(*)){padding-top:40vh;text-align:center}';

/** The mall whose goods these are, where it has no page for them. */
const originName = 'mall';
const themeOf = (mall: string | null) => (keepsLook(mall) ? projects[mall].theme : undefined);
const isGoodsPage = (pageId: string): boolean => pageId === 'goodsDetail' || pageId === 'physicalGoodsDetail';

/** Renders first screens on the server without a session; member content is a placeholder of the same size. */
export const serverApp = (
  pages: ProjectPages,
  styleOf: (theme: string, campaign: string | undefined) => string,
): PageRenderer => {
  /** What a page has besides its content. */
  const frameOf = (request: PageRequest) => {
    const { status, pageId, ...found } = findPage(request);
    const lent = isGoodsPage(pageId)
      ? themeOf(new URLSearchParams(request.search).get(originName))
      : undefined;
    const own = request.project === 'workbench' ? 'public' : siteOf(request).project.theme;
    const theme = found.theme ?? lent ?? own;
    const campaign = theme === 'campaign' ? found.campaign : undefined;
    const modules = ['web/main.tsx', pageSource(pageNameAt(request, pages))];
    const title = tabTitle(request, { pageId }, pageTitle(request));
    return { status, pageId, title, theme, campaign, style: styleOf(theme, campaign), modules };
  };
  return {
    async firstCalls(request): Promise<readonly FirstCall[]> {
      const { page } = await loadPage(pageNameAt(request, pages));
      return page.firstCalls?.(request, siteOf(request)) ?? [];
    },
    async renderPage(request: PageRequest, answers: readonly FirstAnswer[]): Promise<RenderedPage> {
      const { page } = await loadPage(pageNameAt(request, pages));
      const query = new URLSearchParams(request.search);
      const frame = frameOf(request);
      const queryRead = new Set<string>(isGoodsPage(frame.pageId) ? [originName] : []);
      const navigator: Navigator = {
        push: nothingHappens,
        replace: nothingHappens,
        back: nothingHappens,
        queryValue: (name) => {
          queryRead.add(name);
          return query.get(name) ?? undefined;
        },
        path: request.path,
      };
      const tree = (
        <App
          {...{ site: siteOf(request), call, session, navigator }}
          queries={firstAnswers(answers.map(({ endpoint, input, data }) => [endpoint.path, input, data]))}
          pageKey={request.path}
          progressBar={findPage(request).progressBar}
        >
          <page.Page />
        </App>
      );
      return {
        ...frame,
        body: renderAsServer(() => renderToString(tree)),
        images: (page.images ?? []).map((key) => artUrl(request.base, key)),
        queryRead: [...queryRead],
      };
    },
    async emptyPage(request: PageRequest): Promise<RenderedPage> {
      const frame = frameOf(request);
      return { ...frame, style: frame.style + waitingStyle, body: '正在打开…', images: [], queryRead: [] };
    },
  };
};
