import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '#core/contract/envelope.ts';
import type { Answered } from './send-call.ts';

const pauseOfRepeatsMs = 100;
const busy = /请求正在处理中/;

/** A request that can be repeated exactly, with its answer. */
export interface AnsweredRequest {
  readonly what: string;
  readonly answer: string;
  again(): Promise<Answered<unknown>>;
}

/** Repeats a request until it is answered, as a page does; counts the repetitions. */
export async function untilAnswered<Data>(
  count: { repeated: number },
  pauseMs: number,
  send: () => Promise<Answered<Data>>,
): Promise<{ readonly text: string; readonly envelope: Envelope<Data> }> {
  for (; ; count.repeated += 1, await sleep(pauseMs)) {
    const answered = await send().catch(() => undefined);
    if (answered && answered.envelope.code !== '-1' && !busy.test(answered.envelope.message)) return answered;
  }
}

/** Repeats answered requests and returns those with a different answer. */
export async function otherAnswers(requests: readonly AnsweredRequest[]): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const { what, answer, again } of requests) {
    const { text } = await untilAnswered({ repeated: 0 }, pauseOfRepeatsMs, again);
    if (text !== answer) answers.push(`${what} was answered ${answer} and is now answered ${text}`);
  }
  return answers;
}
