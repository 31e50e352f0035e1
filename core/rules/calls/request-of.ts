import { codes } from '../../contract/envelope.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { encodePairs, encodeText, textOf } from '../links/query-string.ts';
import { ApiFailure } from './api-failure.ts';

type Input = Readonly<Record<string, unknown>>;
type Target = Pick<Endpoint, 'method' | 'prefix' | 'path' | 'query' | 'timestamped'>;

/** URL and body of a call: path parameters in the path, the rest in the query or body; an empty body is left out. */
export function requestOf(
  base: string,
  { method, prefix, path, query, timestamped }: Target,
  input: Input,
  now: number,
): { readonly url: string; readonly body: string | undefined } {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = rest[name];
    delete rest[name];
    return pathValue(value);
  });
  const inBody = method === 'POST' && !query;
  const body = JSON.stringify(rest);
  const search = encodePairs(
    Object.entries({ ...(!inBody && rest), ...(timestamped && { timestamp: now }) }),
  );
  return {
    url: base + prefix + filled + (search && `?${search}`),
    body: inBody && body !== '{}' ? body : undefined,
  };
}

/** One path segment. Empty or dot segments would change the path and are refused. */
function pathValue(value: unknown): string {
  const text = textOf(value ?? '');
  if (/^\.{0,2}$/.test(text)) throw new ApiFailure(codes.refused, '页面地址不完整，请返回重试');
  return encodeText(text);
}
