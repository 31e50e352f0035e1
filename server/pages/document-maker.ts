import { LRUCache } from 'lru-cache';
import type { FirstAnswer, FirstCall, PageRequest, RenderedPage } from '#core/site/page-document.ts';
import { guestCallKey, type GuestCalls } from '../http/guest-calls.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Preview } from '../http/operators/previews.ts';
import { documentCompressor } from './compress-document.ts';
import { documentCache } from './document-cache.ts';
import { pageDocument } from './document.ts';
import type { PageFiles } from './page-files.ts';
import type { ReadyDocument, RenderedDocument } from './ready-document.ts';
import { renderQueue } from './render-queue.ts';

export interface DocumentMaker {
  /** Makes the document of a page; `mayRender` is called when none is cached. */
  document(request: PageRequest, mayRender: () => boolean): Promise<ReadyDocument>;
  /** Renders a page in a preview, which no cache has anything to do with. */
  preview(request: PageRequest, preview: Preview): Promise<ReadyDocument>;
}

/**
 * Renders a page and caches the document for a few seconds; it contains nothing of a subscriber. Beyond the budget of rendering
 * the last document is sent, or an empty one, which the browser renders itself.
 */
export function documentMaker(
  guestCalls: GuestCalls,
  { renderer, assetsOf }: PageFiles,
  renderingPercent: number,
  metrics: Pick<Metrics, 'document'>,
): DocumentMaker {
  const compress = documentCompressor();
  const cache = documentCache();
  const queue = renderQueue(renderingPercent);
  const empty = new LRUCache<string, Promise<ReadyDocument>>({ max: 300 });

  const finish = async (
    request: PageRequest,
    page: RenderedPage,
    answers: readonly FirstAnswer[],
  ): Promise<RenderedDocument> => {
    const document = pageDocument(request, page, answers, assetsOf(request.base, page.modules));
    return { ...document, queryRead: page.queryRead, brotli: await compress(document.html) };
  };
  const answersOf = async (calls: readonly FirstCall[], preview?: Preview): Promise<FirstAnswer[]> =>
    (await Promise.all(calls.map((call) => fetchAnswers(guestCalls, call, preview)))).flat();
  const draw = async (request: PageRequest, answers: readonly FirstAnswer[]): Promise<RenderedPage> => {
    const startedAt = performance.now();
    const page = await renderer.renderPage(request, answers);
    const ms = performance.now() - startedAt;
    queue.spend(ms);
    metrics.document('rendered', ms / 1_000);
    return page;
  };
  const render = async (request: PageRequest, calls: readonly FirstCall[]): Promise<RenderedDocument> => {
    const answers = await answersOf(calls);
    return finish(request, await draw(request, answers), answers);
  };
  const emptyDocument = (request: PageRequest): Promise<ReadyDocument> => {
    const key = `${request.project}${request.path}`;
    const known = empty.get(key);
    if (known) return known;
    const made = renderer.emptyPage(request).then((page) => finish(request, page, []));
    empty.set(key, made);
    made.catch(() => empty.delete(key));
    return made;
  };

  return {
    async document(request, mayRender) {
      const calls = await renderer.firstCalls(request);
      const fresh = await cache.find(request, calls, 'fresh');
      if (fresh) {
        metrics.document('cached');
        return fresh;
      }
      if (!queue.hasRoom() || !mayRender()) {
        const stale = await cache.find(request, calls, 'stale');
        metrics.document(stale ? 'stale' : 'empty');
        return stale ?? emptyDocument(request);
      }
      const rendering = queue.run(() => render(request, calls));
      cache.add(request, calls, rendering);
      return rendering;
    },
    async preview(request, preview) {
      const answers = await answersOf(await renderer.firstCalls(request), preview);
      const page = await (queue.hasRoom()
        ? queue.run(() => draw(request, answers))
        : renderer.emptyPage(request));
      return pageDocument(request, page, answers, assetsOf(request.base, page.modules));
    },
  };
}

/** Makes a first call in process, as a guest; after a failure the page makes it itself. */
async function fetchAnswers(
  guestCalls: GuestCalls,
  call: FirstCall,
  preview: Preview | undefined,
): Promise<FirstAnswer[]> {
  const answer = await guestCalls.get(guestCallKey(call.endpoint))?.(call.input, preview);
  return answer?.kind === 'data' ? [{ ...call, data: answer.data }] : [];
}
