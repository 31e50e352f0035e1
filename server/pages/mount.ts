import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { environments } from '#core/config/environments.ts';
import { buildLink } from '#core/rules/links/build-link.ts';
import { withoutSignInParams } from '#core/rules/session/without-sign-in-params.ts';
import { passWorkerPath } from '#core/site/pass-worker.ts';
import { parsePagePath } from '#core/site/paths/parse-page-path.ts';
import type { PageRequest } from '#core/site/page-document.ts';
import { publicIndexUrl } from '#core/site/public-index-url.ts';
import { redirectAt } from '#core/site/redirects/redirects.ts';
import type { Path } from '#core/site/projects.ts';
import { routeAt } from '#core/site/routes.ts';
import { unmatchedRedirect } from '#core/site/redirects/unmatched-redirect.ts';
import { workbenchPaths } from '#core/site/workbench.ts';
import type { Config } from '../config.ts';
import type { GuestCalls } from '../http/guest-calls.ts';
import { processLimit, type AllowsClient } from '../http/limits/limit-requests.ts';
import { isConsoleHost } from '../http/operators/console-host.ts';
import type { Metrics } from '../http/metrics.ts';
import { previewParam, type Previews } from '../http/operators/previews.ts';
import { noteServed } from '../http/monitoring/served.ts';
import { refuseRequest } from '../http/limits/refuse-request.ts';
import { brokenDocument } from './broken-document.ts';
import { documentMaker } from './document-maker.ts';
import { developmentDocuments } from './development.ts';
import type { PageFiles } from './page-files.ts';
import { previewPages, previewPageScript } from './preview-pages.ts';
import type { ReadyDocument } from './ready-document.ts';
import { sendStatic } from './send-static.ts';

/** Changes a document for one request. */
export type DocumentTransform = (request: FastifyRequest, html: string) => string;
const unchanged: DocumentTransform = (_request, html) => html;

export interface PageParts {
  /** Whether this client may have another document now. */
  readonly mayHavePage: AllowsClient;
  /** The calls that a document contains the answers of. */
  readonly guestCalls: GuestCalls;
  readonly previews: Previews;
  readonly metrics: Pick<Metrics, 'document'>;
  readonly transform?: DocumentTransform;
}

/** Of the documents a client may load, as many are rendered for it; cached ones do not count. */
const renderedShare = 0.1;
/** All unknown paths have one document. */
const unknownPath: Path = '/404';

/** Pages and their files: {base}/{project}/…, {resources}/standalone-pages/…, and the workbench beside them. */
export function mountPages(
  app: FastifyInstance,
  config: Config,
  pages: PageFiles,
  { mayHavePage, metrics, guestCalls, previews, transform = unchanged }: PageParts,
): void {
  const environment = environments[config.env];
  const { base, resourcesBase } = environment;
  const documents = config.devAssets
    ? developmentDocuments(config.devAssets)
    : documentMaker(guestCalls, pages, config.renderingPercent, metrics);
  const mayRender = processLimit({
    burst: config.pagesPerSecond,
    perSecond: config.pagesPerSecond * renderedShare,
  });

  const preview = previewPages(config, documents, previews);
  const sendDocument = async (
    reply: FastifyReply,
    request: FastifyRequest,
    place: Pick<PageRequest, 'project' | 'path'>,
  ) => {
    // A script of a mall page would act as the operator there.
    if (config.consoleOrigin !== undefined && isConsoleHost(config, request)) return reply.callNotFound();
    noteServed(request, { kind: 'page', name: `${place.project}${place.path}` });
    if (!(await mayHavePage(request))) return refuseRequest(request, reply, 429);
    const page = {
      env: config.env,
      base,
      external: config.external,
      search: searchOf(request.url),
      ...place,
    };
    const broken = (error: unknown): ReadyDocument => {
      request.log.error({ err: error, page: `${place.project}${place.path}` }, 'a page could not be drawn');
      return brokenDocument;
    };
    const token = previewParamIn(request);
    if (token !== undefined && place.project !== 'workbench') return preview(reply, page, token, broken);
    const document = await documents.document(page, () => mayRender(request)).catch(broken);
    reply
      .status(document.status)
      .header('Content-Security-Policy', document.policy)
      .header('Vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8');
    // A proof in the URL must not be sent to the page's files as the referrer (A20).
    if (carriesProof(request.url)) reply.header('Referrer-Policy', 'strict-origin');
    const html = transform(request, document.html);
    if (html !== document.html) return reply.send(html);
    return document.brotli && acceptsBrotli(request)
      ? reply.header('Content-Encoding', 'br').send(document.brotli)
      : reply.send(document.html);
  };

  const fileAt = (pathname: string) => {
    if (pathname.startsWith(`${base}/`)) return pages.files.get(pathname.slice(base.length));
    return pathname === resourcesBase + passWorkerPath ? pages.files.get(passWorkerPath) : undefined;
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = decodedPath(request.url);
    const file = pathname && fileAt(pathname);
    if (file) return sendStatic(file, request, reply);
    const place = pathname && parsePagePath(base, pathname);
    if (!place || pathname.startsWith(`${base}/provider-`)) return reply.callNotFound();
    const onward = redirectAt(place.project, place.path);
    if (onward) return reply.redirect(timed(`${base}/${place.project}${onward}${searchOf(request.url)}`));
    const fallback = unmatchedRedirect(environment, place.project, place.path);
    if (fallback) return reply.redirect(timed(fallback));
    const path = routeAt(place.project, place.path) ? place.path : unknownPath;
    return sendDocument(reply, request, { ...place, path });
  };

  previewPageScript(app, base, previews);
  app.get(`${base}/*`, answer);
  app.get(`${resourcesBase}/*`, answer);
  app.get('/', async (_request, reply) =>
    reply.redirect(config.sandbox ? '/sandbox/' : timed(publicIndexUrl(environment))),
  );
  if (!config.sandbox) return;
  app.get('/sandbox', async (_request, reply) => reply.redirect('/sandbox/'));
  for (const path of workbenchPaths)
    app.get(`/sandbox${path}`, (request, reply) =>
      sendDocument(reply, request, { project: 'workbench', path }),
    );
}

/** A redirect is a navigation and carries the time as every other (§2). */
const timed = (url: string): string => buildLink(url, {}, Date.now());

const searchOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
};

const previewParamIn = ({ query }: FastifyRequest): string | undefined => {
  const { [previewParam]: token } = query as Readonly<Record<string, unknown>>;
  return typeof token === 'string' ? token : undefined;
};

const carriesProof = (url: string): boolean => withoutSignInParams(url) !== url;

function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return undefined; // an invalid escape
  }
}

const acceptsBrotli = (request: FastifyRequest): boolean =>
  (request.headers['accept-encoding'] ?? '').includes('br');
