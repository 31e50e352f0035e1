import type { Question } from './question.ts';

/** Asks before an act that cannot be undone, and resolves to the answer. The popup is loaded when a question comes up. */
export async function askFirst(question: Question): Promise<boolean> {
  const popup = await import('./show-question.tsx').catch(() => undefined); // a chunk of an older release: the browser asks
  return popup ? popup.showQuestion(question) : globalThis.confirm(question.text);
}
