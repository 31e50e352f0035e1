import type { PageBootData } from '#core/site/page-document.ts';
import { QueryCache } from '#web/platform/queries/query-cache.ts';

/** The answer cache, filled with the answers inlined by the server. The effects of one commit begin several requests; they are sent in later tasks. */
export function firstAnswers(answers: PageBootData['answers']): QueryCache {
  const cache = new QueryCache(undefined, true);
  for (const [path, input, data] of answers) cache.put([path, input], data);
  return cache;
}
