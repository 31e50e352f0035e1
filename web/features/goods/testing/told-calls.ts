import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { ApiFailure, offline, offlineSentence } from '#web/platform/api/api-failure.ts';
import type { CallApi } from '#web/platform/api/client.ts';

export const refused = (sentence = '该功能正在建设中，敬请期待'): ApiFailure => new ApiFailure('0', sentence);
export const unreachable = (): ApiFailure => new ApiFailure(offline, offlineSentence);

/** A fake server with given answers that records its calls; other calls are refused. */
export class ToldCalls {
  readonly #asked: { readonly path: string; readonly input: unknown }[] = [];
  readonly #answers = new Map<string, (input: never) => unknown>();

  on<E extends Endpoint>(endpoint: E, answer: (input: RequestOf<E>) => DataOf<E> | ApiFailure): this {
    this.#answers.set(endpoint.path, answer);
    return this;
  }

  inputsOf<E extends Endpoint>(endpoint: E): readonly RequestOf<E>[] {
    return this.#asked.filter(({ path }) => path === endpoint.path).map(({ input }) => input as RequestOf<E>);
  }

  readonly call: CallApi = async <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
  ): Promise<DataOf<E>> => {
    this.#asked.push({ path: endpoint.path, input });
    const told = this.#answers.get(endpoint.path);
    const answer = told ? told(input as never) : refused();
    await Promise.resolve();
    if (answer instanceof ApiFailure) throw answer;
    return answer as DataOf<E>;
  };
}
