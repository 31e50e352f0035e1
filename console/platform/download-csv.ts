import type { ConsoleEndpoint } from '#core/contract/endpoint.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { apiBase } from './base.ts';
import { CallRefused, offlineSentence } from './call.ts';

/** Loads a list as CSV and hands it to the browser as a download. Our marker header is needed, so it is no plain link. */
export async function downloadCsv(
  { prefix, path }: ConsoleEndpoint,
  filters: Readonly<Record<string, string | undefined>>,
  fileName: string,
): Promise<void> {
  const url = new URL(`${apiBase}${prefix}${path}/csv`, location.origin);
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) url.searchParams.set(name, value);
  const response = await fetch(url, {
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  }).catch(() => {
    throw new Error(offlineSentence);
  });
  if (!response.headers.get('content-type')?.startsWith('text/csv')) {
    const refused = (await response.json().catch(() => undefined)) as Envelope<null> | undefined;
    throw new CallRefused(refused?.message ?? '服务暂时不可用，请稍后再试', false);
  }
  // A connection that breaks in the middle rejects here, so no half file is saved.
  const file = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = file;
  link.download = `${fileName}.csv`;
  link.click();
  URL.revokeObjectURL(file);
}
