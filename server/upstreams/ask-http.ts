import type { Metrics } from '../http/metrics.ts';
import { breaker, type Breaker } from './breaker.ts';

export interface AskSettings {
  readonly name: string;
  readonly timeoutMs: number;
  readonly metrics: Metrics;
  /** The usual one unless told. */
  readonly breaker?: Breaker;
}

/** What came back, or that nothing did: an upstream's silence is an outcome, not an exception. */
export type Reply =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  /** `asked` is false when the breaker held the request back: then certainly nothing happened over there. */
  | { readonly kind: 'silent'; readonly reason: string; readonly asked: boolean };

export interface Question {
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type AskHttp = (url: string, question: Question) => Promise<Reply>;

const longestAnswer = 64 * 1024;
const usual = { failures: 5, restMs: 5_000 };

/** Asks another system over HTTP: waits a bounded time, reads a bounded answer, and stops asking while it keeps failing. */
export function askHttp({ name, timeoutMs, metrics, breaker: given }: AskSettings): AskHttp {
  const fuse =
    given ?? breaker({ ...usual, onChange: (state) => metrics.upstream(name, `breaker ${state}`) });
  return async (url, { method, body, headers }) => {
    if (!fuse.mayAsk()) {
      metrics.upstream(name, 'held back');
      return { kind: 'silent', reason: 'held back by the breaker', asked: false };
    }
    try {
      const response = await fetch(url, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        ...(headers && { headers }),
        ...(body !== undefined && { body }),
      });
      const answer = await readBounded(response);
      metrics.upstream(name, String(response.status));
      fuse.tell(response.status < 500);
      return { kind: 'answered', status: response.status, body: answer };
    } catch (error) {
      metrics.upstream(name, 'silent');
      fuse.tell(false);
      return { kind: 'silent', reason: error instanceof Error ? error.message : String(error), asked: true };
    }
  };
}

async function readBounded(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > longestAnswer) throw new Error('answer too long');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
