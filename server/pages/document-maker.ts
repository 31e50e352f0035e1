import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Envelope } from '#core/contract/envelope.ts';
import type { FirstAnswer, FirstCall, PageRequest } from '#core/site/page-document.ts';
import { withoutSignInParams } from '#core/rules/session/without-sign-in-params.ts';
import { documentCompressor } from './compress-document.ts';
import { pageDocument, type PageDocument } from './document.ts';
import type { PageFiles } from './page-files.ts';

/** Cache time of a document; the page fetches changed content itself. */
const freshMs = 3_000;

export interface ReadyDocument extends PageDocument {
  readonly brotli?: Buffer;
}

/** Renders a page and caches the document for a few seconds; it contains nothing of a subscriber. */
export function documentMaker(
  app: FastifyInstance,
  { renderer, assetsOf }: PageFiles,
): (request: PageRequest) => Promise<ReadyDocument> {
  const compress = documentCompressor();
  const made = new LRUCache<string, Promise<ReadyDocument>>({ max: 300, ttl: freshMs });

  const draw = async (request: PageRequest): Promise<ReadyDocument> => {
    const answers = (
      await Promise.all((await renderer.firstCalls(request)).map((call) => ask(app, request.base, call)))
    ).flat();
    const page = await renderer.renderPage(request, answers);
    const document = pageDocument(request, page, answers, assetsOf(request.base, page.modules));
    return { ...document, brotli: await compress(document.html) };
  };

  return (request) => {
    const key = `${request.project}${request.path}?${cacheable(request.search)}`;
    const known = made.get(key);
    if (known) return known;
    const drawing = draw(request);
    made.set(key, drawing);
    drawing.catch(() => made.delete(key));
    return drawing;
  };
}

/** The cache key: the query without the navigation time and one-time proofs. */
function cacheable(search: string): string {
  const query = new URLSearchParams(withoutSignInParams(search));
  query.delete('timeStamp');
  query.sort();
  return query.toString();
}

/** Makes a first call in process, as a guest; after a failure the page makes it itself. */
async function ask(app: FastifyInstance, base: string, call: FirstCall): Promise<FirstAnswer[]> {
  const { endpoint, input } = call;
  const response = await app.inject({
    method: endpoint.method,
    url: base + endpoint.prefix + endpoint.path,
    ...(endpoint.method === 'POST' ? { payload: input } : { query: input as Record<string, string> }),
  });
  const envelope = response.json<Envelope>();
  return envelope.success ? [{ ...call, data: envelope.data }] : [];
}
