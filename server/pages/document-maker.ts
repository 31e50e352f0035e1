import { LRUCache } from 'lru-cache';
import type { FirstAnswer, FirstCall, PageRequest, RenderedPage } from '#core/site/page-document.ts';
import { guestCallKey, type GuestCalls } from '../http/guest-calls.ts';
import { documentCompressor } from './compress-document.ts';
import { documentCache } from './document-cache.ts';
import { pageDocument } from './document.ts';
import type { PageFiles } from './page-files.ts';
import type { ReadyDocument, RenderedDocument } from './ready-document.ts';
import { renderQueue } from './render-queue.ts';

/** Makes the document of a page; `mayRender` is called when none is cached. */
export type MakeDocument = (request: PageRequest, mayRender: () => boolean) => Promise<ReadyDocument>;

/**
 * Renders a page and caches the document for a few seconds; it contains nothing of a subscriber. Beyond the budget of rendering
 * the last document is sent, or an empty one, which the browser renders itself.
 */
export function documentMaker(
  guestCalls: GuestCalls,
  { renderer, assetsOf }: PageFiles,
  renderingPercent: number,
): MakeDocument {
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
  const render = async (request: PageRequest, calls: readonly FirstCall[]): Promise<RenderedDocument> => {
    const answers = (await Promise.all(calls.map((call) => fetchAnswers(guestCalls, call)))).flat();
    const startedAt = performance.now();
    const page = await renderer.renderPage(request, answers);
    queue.spend(performance.now() - startedAt);
    return finish(request, page, answers);
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

  return async (request, mayRender) => {
    const calls = await renderer.firstCalls(request);
    const fresh = await cache.find(request, calls, 'fresh');
    if (fresh) return fresh;
    if (!queue.hasRoom() || !mayRender())
      return (await cache.find(request, calls, 'stale')) ?? emptyDocument(request);
    const rendering = queue.run(() => render(request, calls));
    cache.add(request, calls, rendering);
    return rendering;
  };
}

/** Makes a first call in process, as a guest; after a failure the page makes it itself. */
async function fetchAnswers(guestCalls: GuestCalls, call: FirstCall): Promise<FirstAnswer[]> {
  const answer = await guestCalls.get(guestCallKey(call.endpoint))?.(call.input);
  return answer?.kind === 'data' ? [{ ...call, data: answer.data }] : [];
}
