import { codes, type Envelope } from '#core/contract/envelope.ts';
import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { requestTimeoutMs } from '#core/rules/failures/request-timeout.ts';
import { tokenChange } from '#core/rules/session/token-change.ts';
import type { TokenBox, Tokens } from '../session/tokens.ts';
import { ApiFailure, offline, offlineSentence } from '#core/rules/calls/api-failure.ts';
import { lowerLoading, raiseLoading } from './loading.ts';
import { requestOf } from '#core/rules/calls/request-of.ts';

export interface CallOptions {
  /** The caller reuses it for retries, so that the write happens once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** No loading bar and no toast. */
  readonly quiet?: boolean;
  /** The page shows a refusal itself: no toast. The end of the session is handled nevertheless. */
  readonly inPage?: boolean;
  /** The request outlives the page. */
  readonly keepalive?: boolean;
  /** A partner's token and its channel, sent in their own headers (§7). */
  readonly ssoToken?: string;
  readonly ssoChannel?: string;
  /** Tokens of a sign-in that is not stored yet. */
  readonly as?: Tokens;
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
  isCurrent(): boolean;
}

/** The API client: the only place that uses fetch, token headers and the envelope. */
export function createClient(settings: ClientSettings): CallApi {
  return async <E extends Endpoint>(endpoint: E, input: RequestOf<E>, options: CallOptions = {}) => {
    const quiet = isQuiet(endpoint, options);
    if (!quiet) raiseLoading();
    try {
      const { envelope, isCurrent } = await send(settings, endpoint, input as Input, options);
      if (envelope.code === codes.ok) return envelope.data as DataOf<E>;
      const failure = new ApiFailure(envelope.code, envelope.message, envelope.data);
      // Quiet calls show no failure, and an expired old session does not end the current one.
      if (!quiet && (endsSession(envelope) ? isCurrent() : !options.inPage))
        settings.onFailure(failure, endpoint);
      throw failure;
    } finally {
      if (!quiet) lowerLoading();
    }
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
  // Tabs with the same stale token refresh it once: the others wait for the new one (F13).
  const releaseLock = !options.as && tokens.isStale(Date.now()) ? await tokens.refreshLock() : undefined;
  const { accessToken, refreshToken } = options.as ?? tokens.read();
  const headers = headersOf({
    trackData: trackData(),
    accessToken,
    refreshToken,
    'Idempotency-Key': options.idempotencyKey,
    'SSO-Token': options.ssoToken,
    'SSO-Channel': options.ssoChannel,
  });
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  const timer = setTimeout(giveUp, requestTimeoutMs);
  if (options.signal?.aborted) giveUp();
  options.signal?.addEventListener('abort', giveUp);
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers,
      credentials: 'include',
      keepalive: options.keepalive === true,
      signal: controller.signal,
      ...(body !== undefined && { body }),
    });
    const { headers: received } = response;
    const change = tokenChange(
      {
        tokenSet: received.get('tokenSet'),
        accessToken: received.get('accessToken'),
        refreshToken: received.get('refreshToken'),
      },
      Date.now(),
    );
    const unchanged = tokens.read().accessToken === accessToken;
    if (unchanged) tokens.apply(change);
    releaseLock?.();
    const left = tokens.read().accessToken;
    return {
      envelope: envelopeOf(await response.json()),
      isCurrent: () => unchanged && tokens.read().accessToken === left,
    };
  } catch (reason) {
    // An aborted call is no failure. Logs the declared path only, not the input.
    if (!isQuiet(endpoint, options) && !options.signal?.aborted)
      console.warn(`${endpoint.method} ${endpoint.prefix}${endpoint.path}`, reason);
    throw new ApiFailure(offline, offlineSentence);
  } finally {
    releaseLock?.();
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

function headersOf(values: Readonly<Record<string, string | undefined>>): Headers {
  const headers = new Headers({ 'content-type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' });
  for (const [name, value] of Object.entries(values)) if (value) headers.set(name, value);
  return headers;
}

/** A proxy may answer with JSON of its own; only our envelope counts as an answer. */
function envelopeOf(json: unknown): Envelope {
  const { code, message } = json as Partial<Envelope>;
  if (typeof code !== 'string' || typeof message !== 'string') throw new Error('not an envelope');
  return json as Envelope;
}
