import { LRUCache } from 'lru-cache';
import type { FirstCall, PageRequest } from '#core/site/page-document.ts';
import type { RenderedDocument } from './ready-document.ts';

/** Cache time of a document; the page fetches changed content itself. */
const freshMs = 3_000;
/** An older one is still better than an empty page. */
const staleMs = 60_000;

interface Cached {
  readonly document: Promise<RenderedDocument>;
  readonly query: URLSearchParams;
  readonly at: number;
}

export interface DocumentCache {
  find(
    request: PageRequest,
    calls: readonly FirstCall[],
    age: 'fresh' | 'stale',
  ): Promise<RenderedDocument | undefined>;
  /** Requests during the rendering share it. */
  add(request: PageRequest, calls: readonly FirstCall[], document: Promise<RenderedDocument>): void;
}

/**
 * Documents by what they were rendered from: the page, its first calls, and those query parameters that it read. Other
 * parameters of the URL (time, channel, proofs, inventions) make no new document.
 */
export function documentCache(): DocumentCache {
  const documents = new LRUCache<string, Cached>({ max: 300, ttl: staleMs });
  /** Per page, every parameter that a rendering has read. Requests that agree in these get the same document. */
  const namesRead = new Map<string, Set<string>>();
  const pageOf = ({ project, path }: PageRequest): string => `${project}${path}`;
  const keyOf = (request: PageRequest, query: URLSearchParams, calls: readonly FirstCall[]): string => {
    const values = [...(namesRead.get(pageOf(request)) ?? [])].sort().map((name) => [name, query.get(name)]);
    const inputs = calls.map(({ endpoint, input }) => [endpoint.path, input]);
    return JSON.stringify([pageOf(request), values, inputs]);
  };
  return {
    async find(request, calls, age) {
      const query = new URLSearchParams(request.search);
      for (;;) {
        const found = documents.get(keyOf(request, query, calls));
        if (!found || (age === 'fresh' && performance.now() - found.at >= freshMs)) return undefined;
        const document = await found.document;
        // The rendering that was under way may have read a parameter that was not in the key yet; now it is.
        if (document.queryRead.every((name) => found.query.get(name) === query.get(name))) return document;
      }
    },
    add(request, calls, document) {
      const query = new URLSearchParams(request.search);
      const cached = { document, query, at: performance.now() };
      const first = keyOf(request, query, calls);
      documents.set(first, cached);
      document.then(
        ({ queryRead }) => {
          const names = namesRead.get(pageOf(request)) ?? new Set();
          namesRead.set(pageOf(request), names);
          for (const name of queryRead) names.add(name);
          documents.set(keyOf(request, query, calls), cached);
        },
        () => documents.delete(first),
      );
    },
  };
}
