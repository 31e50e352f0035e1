import type { Selectable } from 'kysely';
import type { QuestionKind } from '#core/contract/user/question-kinds.ts';
import type { Questions } from '../../db/schema/support.ts';
import { questions } from '../data/questions.ts';

export const demoQuestions: readonly Selectable<Questions>[] = Object.entries(questions).flatMap(
  ([kind, ofKind]) =>
    ofKind.map(([question_id, title, answer, words, helpful], at) => ({
      question_id,
      kind: kind as QuestionKind,
      title,
      answer,
      words,
      sort: at + 1,
      helpful,
      not_helpful: Math.round(helpful / 20),
    })),
);
