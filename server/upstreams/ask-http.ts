import type { Metrics } from '../http/metrics.ts';
import { breaker, type Breaker } from './breaker.ts';

export interface AskSettings {
  readonly name: string;
  readonly timeoutMs: number;
  readonly metrics: Metrics;
  /** How long the circuit breaker stays open after five failures in a row. */
  readonly pauseMs?: number;
  /** Default: one of its own. */
  readonly breaker?: Breaker;
}

/** A missing answer is an outcome, not an exception. */
export type Reply =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  /** `sent` is false when the circuit breaker is open: then the upstream received nothing. */
  | { readonly kind: 'unanswered'; readonly reason: string; readonly sent: boolean };

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
}: AskSettings): AskHttp {
  const circuitBreaker =
    provided ??
    breaker({
      failures: failuresBeforePause,
      openMs: pauseMs,
      onChange: (state) => metrics.upstream(name, `breaker ${state}`),
    });
  return async (url, { method, body, headers, isGenuine }) => {
    if (!circuitBreaker.mayRequest()) {
      metrics.upstream(name, 'held back');
      return { kind: 'unanswered', reason: 'held back by the breaker', sent: false };
    }
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
        metrics.upstream(name, 'not genuine');
        circuitBreaker.record(false);
        return { kind: 'unanswered', reason: 'the answer is not signed by the upstream', sent: true };
      }
      const answer: unknown = status === 204 ? null : JSON.parse(text);
      metrics.upstream(name, String(status));
      circuitBreaker.record(status < 500);
      return { kind: 'answered', status, body: answer };
    } catch (error) {
      metrics.upstream(name, 'unanswered');
      circuitBreaker.record(false);
      return {
        kind: 'unanswered',
        reason: error instanceof Error ? error.message : String(error),
        sent: true,
      };
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
