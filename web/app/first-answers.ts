import type { PageBootData } from '#core/site/page-document.ts';
import { AnswerCache } from '#web/platform/answers/answer-cache.ts';

/** The answer cache, filled with the answers inlined by the server. The effects of one commit begin several requests; they are sent in later tasks. */
export function firstAnswers(answers: PageBootData['answers']): AnswerCache {
  const cache = new AnswerCache(undefined, true);
  for (const [path, input, data] of answers) cache.put([path, input], data);
  return cache;
}
