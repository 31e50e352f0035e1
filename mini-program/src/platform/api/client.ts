import Taro from '@tarojs/taro';
import { codes, type Envelope } from '#core/contract/envelope.ts';
import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { requestTimeoutMs } from '#core/rules/failures/request-timeout.ts';
import { tokenChange } from '#core/rules/session/token-change.ts';
import type { TokenBox } from '../session/tokens.ts';
import { ApiFailure, offline, offlineSentence } from '#core/rules/calls/api-failure.ts';
import { requestOf } from '#core/rules/calls/request-of.ts';

export interface CallOptions {
  /** The caller reuses it for retries, so that the write happens once. */
  readonly idempotencyKey?: string;
  /** No toast. */
  readonly quiet?: boolean;
  /** The page shows a refusal itself: no toast. The end of the session is handled nevertheless. */
  readonly inPage?: boolean;
}

export interface ClientSettings {
  readonly base: string;
  readonly tokens: TokenBox;
  trackData(): string;
  /** Handles a refusal in addition to the rejection (§8). */
  onFailure(failure: ApiFailure, endpoint: Endpoint): void;
}

/** Makes one call and resolves to its data; a refusal rejects with an ApiFailure. */
export type CallApi = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options?: CallOptions,
) => Promise<DataOf<E>>;

type Input = Readonly<Record<string, unknown>>;
interface Answer {
  readonly envelope: Envelope;
  /** Whether the session is still the one that made the call. */
  readonly isCurrent: boolean;
}

/** The API client: the only place that knows the host's requests, token headers and the envelope (§7). */
export function createClient(settings: ClientSettings): CallApi {
  return async <E extends Endpoint>(endpoint: E, input: RequestOf<E>, options: CallOptions = {}) => {
    const { envelope, isCurrent } = await send(settings, endpoint, input as Input, options);
    if (envelope.code === codes.ok) return envelope.data as DataOf<E>;
    const failure = new ApiFailure(envelope.code, envelope.message, envelope.data);
    const isShown = endsSession(envelope) ? isCurrent : options.inPage !== true;
    if (!isQuiet(endpoint, options) && isShown) settings.onFailure(failure, endpoint);
    throw failure;
  };
}

const isQuiet = (endpoint: Endpoint, options: CallOptions): boolean =>
  endpoint.quiet || options.quiet === true;
const endsSession = ({ code }: Envelope): boolean =>
  code === codes.sessionExpired || code === codes.sessionInvalid;

async function send(
  { base, tokens, trackData }: ClientSettings,
  endpoint: Endpoint,
  input: Input,
  options: CallOptions,
): Promise<Answer> {
  const { url, body } = requestOf(base, endpoint, input, Date.now());
  const { accessToken, refreshToken } = tokens.read();
  try {
    const response = await Taro.request<unknown>({
      url,
      method: endpoint.method,
      header: known({
        'content-type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        trackData: trackData(),
        accessToken,
        refreshToken,
        'Idempotency-Key': options.idempotencyKey,
      }),
      timeout: requestTimeoutMs,
      ...(body !== undefined && { data: body }),
    });
    const isCurrent = tokens.read().accessToken === accessToken;
    if (isCurrent) tokens.apply(tokenChange(headersIn(response.header), Date.now()));
    return { envelope: envelopeOf(response.data), isCurrent };
  } catch (reason) {
    // Logs the declared path only, not the input.
    if (!isQuiet(endpoint, options))
      console.warn(`${endpoint.method} ${endpoint.prefix}${endpoint.path}`, reason);
    throw new ApiFailure(offline, offlineSentence);
  }
}

const known = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** Hosts spell the names of headers as the server does, or in lower case. */
function headersIn(header: unknown): Readonly<Record<'tokenSet' | 'accessToken' | 'refreshToken', string>> {
  const found = new Map(
    Object.entries((header ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name.toLowerCase(),
      String(value),
    ]),
  );
  const of = (name: string): string => found.get(name.toLowerCase()) ?? '';
  return { tokenSet: of('tokenSet'), accessToken: of('accessToken'), refreshToken: of('refreshToken') };
}

/** A proxy may answer with JSON of its own; only our envelope counts as an answer. */
function envelopeOf(json: unknown): Envelope {
  const { code, message } = (json ?? {}) as Partial<Envelope>;
  if (typeof code !== 'string' || typeof message !== 'string') throw new Error('not an envelope');
  return json as Envelope;
}
