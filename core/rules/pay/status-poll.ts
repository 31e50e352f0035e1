const second = 1_000;
/** A paid channel answers within seconds, so the first questions follow each other closely. */
const waits = [1, 1, 2, 2, 3, 5, 8].map((seconds) => seconds * second);
const longest = 10 * second;
/** About three minutes; then the subscriber refreshes by hand. */
const maxQuestions = 24;

/** How long to wait before the next question for the state of a payment, after this many answers; false to stop. */
export const statusPollMs = (answers: number): number | false =>
  answers >= maxQuestions ? false : (waits[Math.max(0, answers - 1)] ?? longest);
