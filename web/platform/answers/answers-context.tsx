import { createContext, use } from 'react';
import type { AnswerCache } from './answer-cache.ts';

const AnswersContext = createContext<AnswerCache | undefined>(undefined);
export const AnswersProvider = AnswersContext.Provider;

/** The answers of this document. */
export function useAnswers(): AnswerCache {
  const answers = use(AnswersContext);
  if (!answers) throw new Error('useAnswers outside of AnswersProvider');
  return answers;
}
