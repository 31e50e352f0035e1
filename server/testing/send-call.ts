import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import type { Envelope } from '#core/contract/envelope.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface SendOptions {
  /** The tokens of the caller; absent for a guest. */
  readonly as?: Partial<Tokens>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered<Data> {
  readonly status: number;
  readonly headers: Headers;
  /** The raw body. */
  readonly text: string;
  readonly envelope: Envelope<Data>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Makes a call over HTTP with the headers a page sends. */
export async function sendCall<E extends Endpoint>(
  root: string,
  endpoint: E,
  input: RequestOf<E>,
  { as: { accessToken, refreshToken } = {}, headers = {} }: SendOptions = {},
): Promise<Answered<DataOf<E>>> {
  const { method, prefix, path, query, timestamped } = endpoint;
  const fields = { ...(input as Fields) };
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const { [name]: value } = fields;
    delete fields[name];
    return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value ?? null));
  });
  const url = new URL(root + prefix + filled);
  const isInQuery = (name: string) =>
    method === 'GET' || query === true || (timestamped && name === 'timestamp');
  for (const [name, value] of Object.entries(fields).filter(([field]) => isInQuery(field))) {
    url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    delete fields[name];
  }
  const response = await fetch(url, {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(accessToken !== undefined && { accessToken }),
      ...(refreshToken !== undefined && { refreshToken }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(Object.keys(fields).length > 0 && { body: JSON.stringify(fields) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    envelope: JSON.parse(text) as Envelope<DataOf<E>>,
  };
}
