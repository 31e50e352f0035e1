import type { ConsoleEndpoint, DataOf } from '#core/contract/endpoint.ts';
import { codes, type Envelope } from '#core/contract/envelope.ts';
import { apiBase } from './base.ts';
import { CallRefused, offlineSentence } from './call.ts';

/** Makes a call whose body is a file. Only XMLHttpRequest says how much of it has been sent. */
export function uploadFile<E extends ConsoleEndpoint>(
  { prefix, path }: E,
  file: Blob,
  fields: Readonly<Record<string, string>>,
  onProgress: (sent: number) => void,
): Promise<DataOf<E>> {
  const url = new URL(apiBase + prefix + path, location.origin);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Idempotency-Key', crypto.randomUUID());
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', () => reject(new Error(offlineSentence)));
    request.addEventListener('load', () => {
      const envelope = request.response as Envelope<DataOf<E>> | null;
      if (!envelope) reject(new Error('服务暂时不可用，请稍后再试'));
      else if (!envelope.success)
        reject(new CallRefused(envelope.message, envelope.code === codes.sessionExpired));
      else resolve(envelope.data);
    });
    request.send(file);
  });
}
