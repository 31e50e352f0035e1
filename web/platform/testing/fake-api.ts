import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { ApiFailure, offline, offlineSentence } from '#core/rules/calls/api-failure.ts';
import type { CallApi, CallOptions } from '../api/client.ts';

type Answerer = (input: Readonly<Record<string, unknown>>, options: CallOptions) => unknown;

export interface MadeCall {
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}

/** What a call fails with when the server refuses it, or cannot be reached. */
export const refused = (sentence = '该功能正在建设中，敬请期待'): ApiFailure => new ApiFailure('0', sentence);
export const unreachable = (): ApiFailure => new ApiFailure(offline, offlineSentence);

/** A fake server; calls without a given answer fail the test. */
export interface FakeApi {
  readonly call: CallApi;
  readonly calls: readonly MadeCall[];
  /** Sets the answer of an endpoint; a function may throw or return a failure, or wait. */
  answer<E extends Endpoint>(
    endpoint: E,
    answer:
      | DataOf<E>
      | ((input: RequestOf<E>, options: CallOptions) => DataOf<E> | ApiFailure | Promise<DataOf<E>>),
  ): FakeApi;
  /** Makes the endpoint unreachable. */
  unplug(endpoint: Endpoint): FakeApi;
  callsOf(endpoint: Endpoint): readonly MadeCall[];
  inputsOf<E extends Endpoint>(endpoint: E): readonly RequestOf<E>[];
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
    if (!answer) throw new Error(`no answer given for ${endpoint.path}`);
    const data = await answer(sent, options);
    if (data instanceof ApiFailure) throw data;
    return data as DataOf<E>;
  };
  const api: FakeApi = {
    call,
    calls,
    answer(endpoint, answer) {
      answers.set(endpoint.path, typeof answer === 'function' ? (answer as Answerer) : () => answer);
      return api;
    },
    unplug(endpoint) {
      answers.set(endpoint.path, unreachable);
      return api;
    },
    callsOf: ({ path }) => calls.filter((made) => made.path === path),
    inputsOf: <E extends Endpoint>(endpoint: E) =>
      api.callsOf(endpoint).map(({ input }) => input as RequestOf<E>),
  };
  return api;
}
