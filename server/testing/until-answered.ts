import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '#core/contract/envelope.ts';
import type { Answered } from './send-call.ts';

const busy = /请求正在处理中/;

/** A request as a page sends it, which can be sent once more word for word, and what it was answered. */
export interface Told {
  readonly what: string;
  readonly answer: string;
  again(): Promise<Answered<unknown>>;
}

/** Repeats what was not answered, or is still being worked on, as a page does; counts the repetitions. */
export async function untilAnswered<Data>(
  count: { repeated: number },
  pauseMs: number,
  ask: () => Promise<Answered<Data>>,
): Promise<{ readonly text: string; readonly envelope: Envelope<Data> }> {
  for (; ; count.repeated += 1, await sleep(pauseMs)) {
    const answered = await ask().catch(() => undefined);
    if (answered && answered.envelope.code !== '-1' && !busy.test(answered.envelope.message)) return answered;
  }
}

/** Sends told requests again and says whose answer is another one now. */
export async function otherAnswers(told: readonly Told[]): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const { what, answer, again } of told) {
    const { text } = await again();
    if (text !== answer) answers.push(`${what} was told ${answer} and is now told ${text}`);
  }
  return answers;
}
