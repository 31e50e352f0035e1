import type { PageStart } from '#core/site/page-document.ts';
import { AnswerCache } from '#web/platform/answers/answer-cache.ts';

/** The document's answers, beginning with what the server already asked. */
export function firstAnswers(answers: PageStart['answers']): AnswerCache {
  const cache = new AnswerCache();
  for (const [path, input, data] of answers) cache.put([path, input], data);
  return cache;
}
