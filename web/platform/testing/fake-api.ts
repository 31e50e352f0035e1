import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { ApiFailure, offline, offlineSentence } from '../api/api-failure.ts';
import type { CallApi, CallOptions } from '../api/client.ts';

type Answerer = (input: Readonly<Record<string, unknown>>, options: CallOptions) => unknown;

export interface MadeCall {
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}

/** A fake server; calls without a given answer fail the test. */
export interface FakeApi {
  readonly call: CallApi;
  readonly calls: readonly MadeCall[];
  /** Sets the answer of an endpoint; a function may throw or wait. */
  answer<E extends Endpoint>(
    endpoint: E,
    answer: DataOf<E> | ((input: RequestOf<E>, options: CallOptions) => DataOf<E> | Promise<DataOf<E>>),
  ): FakeApi;
  /** Makes the endpoint unreachable. */
  unplug(endpoint: Endpoint): FakeApi;
  callsOf(endpoint: Endpoint): readonly MadeCall[];
}

export function fakeApi(): FakeApi {
  const answers = new Map<string, Answerer>();
  const calls: MadeCall[] = [];
  const call: CallApi = async <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options: CallOptions = {},
  ) => {
    const sent = input as Readonly<Record<string, unknown>>;
    calls.push({ path: endpoint.path, input: sent, key: options.idempotencyKey });
    const answer = answers.get(endpoint.path);
    if (!answer) throw new Error(`nobody said what ${endpoint.path} answers`);
    return (await answer(sent, options)) as DataOf<E>;
  };
  const api: FakeApi = {
    call,
    calls,
    answer(endpoint, answer) {
      answers.set(endpoint.path, typeof answer === 'function' ? (answer as Answerer) : () => answer);
      return api;
    },
    unplug(endpoint) {
      answers.set(endpoint.path, () => {
        throw new ApiFailure(offline, offlineSentence);
      });
      return api;
    },
    callsOf: ({ path }) => calls.filter((made) => made.path === path),
  };
  return api;
}
