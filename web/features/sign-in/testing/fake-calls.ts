import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { ApiFailure, offline, offlineSentence } from '#web/platform/api/api-failure.ts';
import type { CallApi } from '#web/platform/api/client.ts';

export const refused = (sentence: string): ApiFailure => new ApiFailure('0', sentence);
export const unreachable = (): ApiFailure => new ApiFailure(offline, offlineSentence);

/** A fake server with given answers that records its calls. */
export class FakeCalls {
  readonly asked: { readonly path: string; readonly input: unknown }[] = [];
  readonly #answers = new Map<string, (input: never) => unknown>();

  on<E extends Endpoint>(endpoint: E, answer: (input: RequestOf<E>) => DataOf<E> | ApiFailure): this {
    this.#answers.set(endpoint.path, answer);
    return this;
  }

  inputsOf<E extends Endpoint>(endpoint: E): readonly RequestOf<E>[] {
    return this.asked.filter(({ path }) => path === endpoint.path).map(({ input }) => input as RequestOf<E>);
  }

  readonly call: CallApi = async <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
  ): Promise<DataOf<E>> => {
    this.asked.push({ path: endpoint.path, input });
    const answer = this.#answers.get(endpoint.path)?.(input as never);
    await Promise.resolve();
    if (answer instanceof ApiFailure) throw answer;
    if (answer === undefined) throw new Error(`nobody answers ${endpoint.path}`);
    return answer as DataOf<E>;
  };
}
