interface SearchedQuestion {
  readonly title: string;
  readonly answer: string;
  /** Other words for it. */
  readonly words: string;
  readonly helpful: number;
}

/** Words of every question, which say nothing about its subject. */
const emptyWords = new Set([
  '怎么',
  '么办',
  '什么',
  '为什',
  '如何',
  '可以',
  '请问',
  '一下',
  '我的',
  '不了',
  '是不',
]);
const weights = { title: 4, words: 3, answer: 1 } as const;
/** Three mentions in the answer, or one in the other words. */
const enough = 3;

/** Latin words, and each pair of neighbouring Chinese characters. */
export function searchTerms(typed: string): readonly string[] {
  const terms = new Set<string>();
  for (const [part] of typed
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/[a-z0-9]+|\p{Script=Han}+/gu)) {
    if (/^[a-z0-9]/.test(part) || Array.from(part).length === 1) terms.add(part);
    else {
      const characters = Array.from(part);
      characters.slice(1).forEach((character, at) => terms.add(`${characters[at]}${character}`));
    }
  }
  return [...terms].filter((term) => !emptyWords.has(term));
}

/** The questions that fit what was typed, best first. */
export function findQuestions<Q extends SearchedQuestion>(
  questions: readonly Q[],
  typed: string,
): readonly Q[] {
  const terms = searchTerms(typed);
  const scoreOf = (question: Q): number => {
    let score = 0;
    for (const field of ['title', 'words', 'answer'] as const) {
      const text = question[field].toLowerCase();
      score += terms.filter((term) => text.includes(term)).length * weights[field];
    }
    return score;
  };
  return questions
    .map((question) => ({ question, score: scoreOf(question) }))
    .filter(({ score }) => score >= enough)
    .sort((one, other) => other.score - one.score || other.question.helpful - one.question.helpful)
    .map(({ question }) => question);
}
