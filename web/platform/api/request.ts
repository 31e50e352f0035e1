import { codes } from '#core/contract/envelope.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { ApiFailure } from './api-failure.ts';

type Input = Readonly<Record<string, unknown>>;

/** URL and body of a call: path parameters in the path, the rest in the query or body. */
export function requestOf(
  base: string,
  { method, prefix, path }: Pick<Endpoint, 'method' | 'prefix' | 'path'>,
  input: Input,
): { url: string; body: string | undefined } {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = rest[name];
    delete rest[name];
    return pathValue(value);
  });
  const url = base + prefix + filled;
  if (method === 'POST') return { url, body: JSON.stringify(rest) };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest))
    if (value !== undefined && value !== null) query.set(key, textOf(value));
  const text = query.toString();
  return { url: text === '' ? url : `${url}?${text}`, body: undefined };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** One path segment. Empty or dot segments would change the path and are refused. */
function pathValue(value: unknown): string {
  const text = value === undefined || value === null ? '' : textOf(value);
  if (/^\.{0,2}$/.test(text)) throw new ApiFailure(codes.refused, '页面地址不完整，请返回重试');
  return encodeURIComponent(text);
}
