import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Metrics } from '../../http/metrics.ts';
import { failureOf } from '../ask-http.ts';
import { breaker, type Breaker } from '../breaker.ts';
import { circuits, type Circuit } from '../circuits.ts';
import type { PictureStore } from './port.ts';
import { s3Time, signS3, type S3Key } from './sign-s3.ts';

export interface S3Settings extends S3Key {
  /** The bucket's address, path style: https://s3.example/bucket */
  readonly url: string;
}
interface S3Parts extends S3Settings {
  readonly timeoutMs: number;
  readonly pauseMs: number;
  readonly metrics: Pick<Metrics, 'upstream'>;
  /** Default: one of its own. */
  readonly breaker?: Breaker;
  /** Default: one that nobody reads. */
  readonly circuit?: Circuit;
}

type Answer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly bytes: Uint8Array;
      readonly digest: string | null;
    }
  | { readonly kind: 'unanswered'; readonly reason: string };

/** The header under which a file's own hash is stored with it. */
export const digestHeader = 'x-amz-meta-sha256';
const type = 'image/webp';
const failuresBeforePause = 5;
const maxBytes = 4 * 1024 * 1024;
/** Every request can be repeated: a name always has the same bytes. */
const pausesMs = [100, 400];

/** Pictures in a store with the interface of S3. */
export function s3Pictures({
  url,
  timeoutMs,
  pauseMs,
  metrics,
  breaker: given,
  circuit = circuits().of('pictures'),
  ...key
}: S3Parts): PictureStore {
  const circuitBreaker = circuit.count(
    given ??
      breaker({
        failures: failuresBeforePause,
        openMs: pauseMs,
        onChange: (state) => metrics.upstream('pictures', `breaker ${state}`),
      }),
  );

  async function once(method: 'GET' | 'PUT', name: string, body: Uint8Array): Promise<Answer> {
    if (!circuitBreaker.mayRequest()) {
      metrics.upstream('pictures', 'held back');
      return { kind: 'unanswered', reason: 'held back by the breaker' };
    }
    const address = new URL(`${url.replace(/\/$/, '')}/${name}`);
    const bodyHash = hash('sha256', body, 'hex');
    const signed = {
      host: address.host,
      'x-amz-content-sha256': bodyHash,
      'x-amz-date': s3Time(Date.now()),
      ...(method === 'PUT' && { 'content-type': type, [digestHeader]: bodyHash }),
    };
    const authorization = signS3(key, { method, path: address.pathname, headers: signed, bodyHash });
    const { host: _host, ...headers } = signed;
    const startedAt = performance.now();
    const record = (failure?: string): void => circuitBreaker.record(failure, performance.now() - startedAt);
    const counted = (outcome: string): void =>
      metrics.upstream('pictures', outcome, (performance.now() - startedAt) / 1_000);
    try {
      const response = await fetch(address, {
        method,
        headers: { ...headers, authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(method === 'PUT' && { body: Buffer.from(body) }),
      });
      const bytes = await bounded(response);
      counted(String(response.status));
      record(response.status < 500 ? undefined : `status ${response.status}`);
      return { kind: 'answered', status: response.status, bytes, digest: response.headers.get(digestHeader) };
    } catch (error) {
      counted('unanswered');
      record(failureOf(error));
      return { kind: 'unanswered', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  async function ask(
    method: 'GET' | 'PUT',
    name: string,
    body: Uint8Array = new Uint8Array(),
  ): Promise<Answer> {
    let answer = await once(method, name, body);
    for (const pause of pausesMs) {
      if (answer.kind === 'answered' && answer.status < 500) return answer;
      await sleep(pause);
      answer = await once(method, name, body);
    }
    return answer;
  }

  return {
    async put(name, bytes) {
      const answer = await ask('PUT', name, bytes);
      if (answer.kind === 'unanswered') return answer;
      return answer.status === 200 ? { kind: 'stored' } : unanswered(answer);
    },
    async get(name) {
      const answer = await ask('GET', name);
      if (answer.kind === 'unanswered') return answer;
      if (answer.status === 404) return { kind: 'absent' };
      if (answer.status !== 200) return unanswered(answer);
      return hash('sha256', answer.bytes, 'hex') === answer.digest
        ? { kind: 'found', bytes: answer.bytes }
        : { kind: 'unanswered', reason: 'the bytes are not those that were stored' };
    },
  };
}

/** The code of S3's XML, such as SignatureDoesNotMatch, says what is wrong with the settings. */
const unanswered = ({ status, bytes }: Extract<Answer, { kind: 'answered' }>) => {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(Buffer.from(bytes.subarray(0, 2_000)).toString('utf8'))?.[1];
  return { kind: 'unanswered', reason: `status ${status}${code === undefined ? '' : ` ${code}`}` } as const;
};

async function bounded(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error('answer too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
