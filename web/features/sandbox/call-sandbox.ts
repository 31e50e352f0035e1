import type { DataOf, RequestOf, SandboxEndpoint } from '#core/contract/endpoint.ts';
import { ApiFailure, offline } from '#core/rules/calls/api-failure.ts';
import { requestOf } from '#core/rules/calls/request-of.ts';

type Input = Readonly<Record<string, unknown>>;

/** Makes a call of the workbench. A refusal rejects with its sentence; without an answer the code is `offline`. */
export async function callSandbox<E extends SandboxEndpoint>(
  endpoint: E,
  input: RequestOf<E>,
): Promise<DataOf<E>> {
  const { url, body } = requestOf('', endpoint, input as Input, Date.now());
  const response = await fetch(url, {
    method: endpoint.method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body }),
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok) return answer as DataOf<E>;
  const { error } = (answer ?? {}) as { readonly error?: string };
  throw error === undefined
    ? new ApiFailure(offline, '没有成功，请检查服务是否在运行')
    : new ApiFailure('refused', error);
}
