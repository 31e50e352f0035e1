import type { PageBootData } from '#core/site/page-document.ts';
import { AnswerCache } from '#web/platform/answers/answer-cache.ts';

/** Effects of one commit begin several requests; each is built and sent in a task of its own. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The answer cache, filled with the answers inlined by the server. */
export function firstAnswers(answers: PageBootData['answers']): AnswerCache {
  const cache = new AnswerCache(undefined, nextTask);
  for (const [path, input, data] of answers) cache.put([path, input], data);
  return cache;
}
