import type { Metrics } from '../http/metrics.ts';
import { breaker, type Breaker } from './breaker.ts';
import { circuits, type Circuit } from './circuits.ts';

export interface AskSettings {
  readonly name: string;
  readonly timeoutMs: number;
  readonly metrics: Metrics;
  /** How long the circuit breaker stays open after five failures in a row. */
  readonly pauseMs?: number;
  /** Default: one of its own. */
  readonly breaker?: Breaker;
  /** Where its outcomes are counted, and where an operator opens it. Default: one that nobody reads. */
  readonly circuit?: Circuit;
}

/** A missing answer is an outcome, not an exception. */
export type Reply =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  /** `sent` is false where the upstream received nothing: the circuit breaker is open, or no connection was made (`noConnection`). */
  | {
      readonly kind: 'unanswered';
      readonly reason: string;
      readonly sent: boolean;
      readonly noConnection?: true;
    };

/** An answer before it is parsed. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Question {
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the answer is the upstream's. Server errors are not checked: proxies make them too, and they settle nothing. */
  readonly isGenuine?: (answer: RawAnswer) => boolean;
}

export type AskHttp = (url: string, question: Question) => Promise<Reply>;

/** In the place of a system that is not set: nothing is sent. */
export const askNobody = (): Promise<Reply> =>
  Promise.resolve({ kind: 'unanswered', reason: 'not set', sent: false });

const maxAnswerBytes = 64 * 1024;
const failuresBeforePause = 5;
const defaultPauseMs = 5_000;

/** Requests an upstream over HTTP with a timeout, a size limit and a circuit breaker. */
export function askHttp({
  name,
  timeoutMs,
  metrics,
  pauseMs = defaultPauseMs,
  breaker: provided,
  circuit = circuits().of(name),
}: AskSettings): AskHttp {
  const circuitBreaker = circuit.count(
    provided ??
      breaker({
        failures: failuresBeforePause,
        openMs: pauseMs,
        onChange: (state) => metrics.upstream(name, `breaker ${state}`),
      }),
  );
  return async (url, { method, body, headers, isGenuine }) => {
    if (!circuitBreaker.mayRequest()) {
      metrics.upstream(name, 'held back');
      return { kind: 'unanswered', reason: 'held back by the breaker', sent: false };
    }
    const startedAt = performance.now();
    const record = (failure?: string): void => circuitBreaker.record(failure, performance.now() - startedAt);
    const counted = (outcome: string): void =>
      metrics.upstream(name, outcome, (performance.now() - startedAt) / 1_000);
    try {
      const response = await fetch(url, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        ...(headers && { headers }),
        ...(body !== undefined && { body }),
      });
      const { status } = response;
      const text = await readBounded(response);
      if (status < 500 && isGenuine?.({ status, headers: response.headers, text }) === false) {
        counted('not genuine');
        record('unsigned');
        return { kind: 'unanswered', reason: 'the answer is not signed by the upstream', sent: true };
      }
      const answer: unknown = status === 204 ? null : JSON.parse(text);
      counted(String(status));
      record(status < 500 ? undefined : `status ${status}`);
      return { kind: 'answered', status, body: answer };
    } catch (error) {
      counted('unanswered');
      record(failureOf(error));
      const reason = error instanceof Error ? error.message : String(error);
      return isNotConnected(error)
        ? { kind: 'unanswered', reason, sent: false, noConnection: true }
        : { kind: 'unanswered', reason, sent: true };
    }
  };
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) throw new Error('answer too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What fails before a byte of the request has left: no address, no route, nobody who listens, no handshake in time. */
const beforeSending: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function isNotConnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const cause: unknown = error.cause;
  // A name with several addresses fails with an error for each.
  if (cause instanceof AggregateError && cause.errors.length > 0)
    return cause.errors.every((each) => beforeSending.has((each as { code?: unknown }).code));
  return cause instanceof Error && beforeSending.has((cause as { code?: unknown }).code);
}

/** Why there is no answer, without any word of the answer: it is shown and stored. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'connection';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  return error instanceof TypeError ? 'connection' : 'unreadable';
}
