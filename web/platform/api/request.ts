import { codes } from '#core/contract/envelope.ts';
import type { AddedField, Endpoint } from '#core/contract/endpoint.ts';
import { ApiFailure } from './api-failure.ts';

type Input = Readonly<Record<string, unknown>>;

/** The values a client adds to the calls that name them. */
export type Added = Readonly<Record<AddedField, string | number | undefined>>;

/** URL and body of a call: path parameters in the path, the rest in the query or body; an empty body is left out. */
export function requestOf(
  base: string,
  {
    method,
    prefix,
    path,
    query,
    added = [],
  }: Pick<Endpoint, 'method' | 'prefix' | 'path' | 'query' | 'added'>,
  input: Input,
  values?: Added,
): { url: string; body: string | undefined } {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = rest[name];
    delete rest[name];
    return pathValue(value);
  });
  const inQuery = query || method === 'GET';
  const search = new URLSearchParams();
  const set = (key: string, value: unknown) =>
    value === undefined || value === null || search.set(key, textOf(value));
  if (inQuery) for (const key in rest) set(key, rest[key]);
  for (const key of added) set(key, values?.[key]);
  const body = inQuery ? '{}' : JSON.stringify(rest);
  const text = search.toString();
  return {
    url: base + prefix + filled + (text && `?${text}`),
    body: body === '{}' ? undefined : body,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** One path segment. Empty or dot segments would change the path and are refused. */
function pathValue(value: unknown): string {
  const text = value === undefined || value === null ? '' : textOf(value);
  if (/^\.{0,2}$/.test(text)) throw new ApiFailure(codes.refused, '页面地址不完整，请返回重试');
  return encodeURIComponent(text);
}
