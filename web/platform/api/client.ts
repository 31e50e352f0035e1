import { codes, type Envelope } from '#core/contract/envelope.ts';
import type { DataOf, Endpoint, SentOf } from '#core/contract/endpoint.ts';
import { tokenChange } from '#core/rules/session/token-change.ts';
import type { TokenBox, Tokens } from '../session/tokens.ts';
import { ApiFailure, offline, offlineSentence } from './api-failure.ts';
import { lowerLoading, raiseLoading } from './loading.ts';
import { requestOf } from './request.ts';

/** How long a call may take (§9). */
export const timeoutMs = 60_000;

export interface CallOptions {
  /** Kept by the caller across retries, so that a repeated write is one write. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Nobody waits for it: no loading bar and no sentence, whatever becomes of it. */
  readonly quiet?: boolean;
  /** It reaches the server even where the page is left meanwhile. */
  readonly keepalive?: boolean;
  /** A proof of another system and whose it is, in the headers made for them (§7). */
  readonly ssoToken?: string;
  readonly ssoChannel?: string;
  /** Made in the name of a sign-in that the page has not taken over yet. */
  readonly as?: Tokens;
}

export interface ClientSettings {
  readonly base: string;
  readonly tokens: TokenBox;
  trackData(): string;
  /** What the page does about a refusal, beyond rejecting (§8). */
  onFailure(failure: ApiFailure, endpoint: Endpoint): void;
}

/** Makes one call and gives its data; a refusal is an ApiFailure. */
export type CallApi = <E extends Endpoint>(
  endpoint: E,
  input: SentOf<E>,
  options?: CallOptions,
) => Promise<DataOf<E>>;

type Input = Readonly<Record<string, unknown>>;
interface Answer {
  readonly envelope: Envelope;
  /** Whether whoever made the call is still here: nobody else signed in or out since. */
  isCurrent(): boolean;
}

/** The only part that knows fetch, headers and tokens. */
export function createClient(settings: ClientSettings): CallApi {
  return async <E extends Endpoint>(endpoint: E, input: SentOf<E>, options: CallOptions = {}) => {
    const quiet = isQuiet(endpoint, options);
    if (!quiet) raiseLoading();
    try {
      const { envelope, isCurrent } = await send(settings, endpoint, input as Input, options);
      if (envelope.code === codes.ok) return envelope.data as DataOf<E>;
      const failure = new ApiFailure(envelope.code, envelope.message, envelope.data);
      // A quiet call fails in silence, and the end of an old session says nothing about the present one.
      if (!quiet && (!endsSession(envelope) || isCurrent())) settings.onFailure(failure, endpoint);
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
  const { url, body } = requestOf(base, endpoint, input);
  // Tabs that wake with the same old token trade it once: the others wait for the new one (F13).
  const endTurn = !options.as && tokens.isStale(Date.now()) ? await tokens.turn() : undefined;
  const { accessToken, refreshToken } = options.as ?? tokens.read();
  const headers = headersOf({
    trackData: trackData(),
    accessToken,
    refreshToken,
    'Idempotency-Key': options.idempotencyKey,
    'SSO-Token': options.ssoToken,
    'SSO-Channel': options.ssoChannel,
  });
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const timer = setTimeout(giveUp, timeoutMs);
  if (options.signal?.aborted) giveUp();
  options.signal?.addEventListener('abort', giveUp);
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers,
      credentials: 'include',
      keepalive: options.keepalive === true,
      signal: patience.signal,
      ...(body !== undefined && { body }),
    });
    const { headers: told } = response;
    const change = tokenChange(
      {
        tokenSet: told.get('tokenSet'),
        accessToken: told.get('accessToken'),
        refreshToken: told.get('refreshToken'),
      },
      Date.now(),
    );
    const unchanged = tokens.read().accessToken === accessToken;
    if (unchanged) tokens.apply(change);
    endTurn?.();
    const left = tokens.read().accessToken;
    return {
      envelope: envelopeOf(await response.json()),
      isCurrent: () => unchanged && tokens.read().accessToken === left,
    };
  } catch (reason) {
    // A call that its page no longer wants has not failed. The path as it is declared: what was sent stays out of the log.
    if (!isQuiet(endpoint, options) && !options.signal?.aborted)
      console.warn(`${endpoint.method} ${endpoint.prefix}${endpoint.path}`, reason);
    throw new ApiFailure(offline, offlineSentence);
  } finally {
    endTurn?.();
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

function headersOf(values: Readonly<Record<string, string | undefined>>): Headers {
  const headers = new Headers({ 'content-type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' });
  for (const [name, value] of Object.entries(values)) if (value) headers.set(name, value);
  return headers;
}

/** What stands between us and the server may answer in JSON of its own: that is no answer. */
function envelopeOf(json: unknown): Envelope {
  const { code, message } = json as Partial<Envelope>;
  if (typeof code !== 'string' || typeof message !== 'string') throw new Error('not an envelope');
  return json as Envelope;
}
