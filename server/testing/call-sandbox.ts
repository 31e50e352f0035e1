import type { DataOf, RequestOf, SandboxEndpoint } from '#core/contract/endpoint.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Makes a call of the workbench, for tests and benches; a refusal is thrown with its sentence. */
export async function callSandbox<E extends SandboxEndpoint>(
  origin: string,
  { method, prefix, path }: E,
  input: RequestOf<E>,
): Promise<DataOf<E>> {
  const url = new URL(origin + prefix + path);
  const fields = Object.entries(input as Fields).filter(([, value]) => value !== undefined);
  if (method === 'GET') for (const [name, value] of fields) url.searchParams.set(name, String(value));
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as DataOf<E>;
}
