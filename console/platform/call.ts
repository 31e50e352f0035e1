import type { ConsoleEndpoint, DataOf, RequestOf } from '#core/contract/endpoint.ts';
import { codes, type Envelope } from '#core/contract/envelope.ts';
import { apiBase } from './base.ts';

/** An expected "no" with its sentence, which the page shows at the form. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly isSignedOut: boolean;
  constructor(message: string, isSignedOut: boolean) {
    super(message);
    this.isSignedOut = isSignedOut;
  }
}

export const offlineSentence = '网络连接失败，请检查网络后重试';

/** Makes a call of the console. The session is a cookie, which this script cannot read. */
export async function call<E extends ConsoleEndpoint>(
  endpoint: E,
  input: RequestOf<E>,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  const { method, prefix, path, writes } = endpoint;
  const url = new URL(apiBase + prefix + path, location.origin);
  if (method === 'GET')
    for (const [name, value] of Object.entries(input as Record<string, string | number | undefined>))
      if (value !== undefined) url.searchParams.set(name, String(value));
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(writes && { 'Idempotency-Key': crypto.randomUUID() }),
    },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new Error(offlineSentence);
  });
  const envelope = (await response.json().catch(() => undefined)) as Envelope<DataOf<E>> | undefined;
  if (!envelope) throw new Error('服务暂时不可用，请稍后再试');
  if (!envelope.success) throw new CallRefused(envelope.message, envelope.code === codes.sessionExpired);
  return envelope.data;
}
