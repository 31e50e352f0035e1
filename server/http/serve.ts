import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AnyEndpoint, Path, Shapes } from '#core/contract/endpoint.ts';
import { codes, type Envelope } from '#core/contract/envelope.ts';
import { invalidPageSentence } from '#core/rules/failures/invalid-input.ts';
import { withWaitBudget } from '../db/wait-budget.ts';
import { answer, brokenSentence, success } from './answer.ts';
import { readsBeacons, type Beacon } from './beacon.ts';
import { callOf } from './call-of.ts';
import type { FeatureGate } from './limits/feature-gate.ts';
import type { Call, Handlers, TokenChange } from './call.ts';
import { sentInput } from './checked-input.ts';
import {
  guestCall,
  guestCallKey,
  type CallOfService,
  type GuestCall,
  type GuestCalls,
} from './guest-calls.ts';
import { guestRead, onlyReads, type GuestReads } from './guest-reads.ts';
import { isFromOwnPage } from './own-page.ts';
import { keyIn, type SavedAnswers } from './idempotency/idempotency.ts';
import type { Metrics } from './metrics.ts';
import { noteAnswer } from './monitoring/note-answer.ts';
import type { MinuteCounter } from './figures/minute-counter.ts';
import { Refusal } from './refusal.ts';
import { plainCall } from './plain-call.ts';
import { previewedCall } from './operators/previewed-call.ts';
import { previewTokenIn, type Previews } from './operators/previews.ts';
import type { SessionState } from './sessions/session-state.ts';
import type { Sessions } from './sessions/session.ts';

export interface ServeDeps {
  readonly sessions: Sessions;
  readonly savedAnswers: SavedAnswers;
  readonly metrics: Metrics;
  readonly minutes: MinuteCounter;
  readonly previews: Previews;
  readonly mayUse: FeatureGate;
  /** Absent where the primary answers all. */
  readonly guestReads?: GuestReads | undefined;
  /** Throws a refusal where the call needs a system of others that is not set. */
  mustBeOffered(callName: string, input: unknown): void;
  /** Whether answers are checked against their schema; a mismatch is a defect. Off in production, for its cost. */
  readonly checkData: boolean;
}

type Served = Readonly<Record<string, AnyEndpoint>>;

interface ServedService<E extends Served> {
  readonly prefix: Path;
  readonly endpoints: E;
  readonly shapes: Shapes;
}

/** The browsers' limit of a beacon. */
const logBodyLimit = 64 * 1024;

type AnyHandler = (input: unknown, call: Call) => Promise<unknown>;

/** Mounts a service under the environment's base; returns its calls for documents. */
export function serve<E extends Served>(
  app: FastifyInstance,
  base: string,
  name: string,
  service: ServedService<E>,
  handlers: Handlers<E>,
  deps: ServeDeps,
  atStandby: Handlers<E> = handlers,
): GuestCalls {
  const guestCalls = new Map<string, GuestCall>();
  for (const [callName, endpoint] of Object.entries<AnyEndpoint>(service.endpoints)) {
    const shape = service.shapes[callName];
    if (!shape) throw new Error(`${name}.${callName} has no shape`);
    const handle = handlers[callName as keyof E] as AnyHandler;
    const isGuestRead = endpoint.access === 'guest' && !endpoint.writes && !endpoint.beacon;
    const mounted: Mounted = {
      name: `${name}.${callName}`,
      endpoint,
      input: shape.input,
      data: shape.data,
      handle,
      handleOfGuest:
        isGuestRead && deps.guestReads && onlyReads(`${name}.${callName}`)
          ? guestRead(handle, atStandby[callName as keyof E] as AnyHandler, deps.guestReads)
          : handle,
      deps,
    };
    const route: RouteOptions = {
      method: endpoint.method,
      url: base + service.prefix + endpoint.path,
      ...(endpoint.quiet && { bodyLimit: logBodyLimit }),
      handler: endpoint.access === 'sandbox' ? plainCall(mounted, deps) : answerCall(mounted),
    };
    if (isGuestRead) guestCalls.set(guestCallKey(endpoint), guestCall(mounted, { ...deps, log: app.log }));
    if (!endpoint.beacon) app.route(route);
    else void app.register(async (scope) => void readsBeacons(scope).route(route));
  }
  return guestCalls;
}

interface Mounted extends CallOfService {
  /** Its use case for a guest, who may be answered by a standby. */
  readonly handleOfGuest: AnyHandler;
  readonly deps: ServeDeps;
}

/** One call from request to envelope; the only place that catches refusals and defects. */
function answerCall(mounted: Mounted) {
  const { name, deps } = mounted;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Envelope> => {
    const startedAt = performance.now();
    const preview = previewTokenIn(request);
    const made = () =>
      preview === undefined
        ? attempt(mounted, request, reply)
        : previewedCall(mounted, deps, preview, request);
    const envelope = await withWaitBudget(made).catch((error: unknown) => {
      if (error instanceof Refusal) return answer(error.code, error.message, error.data);
      request.log.error({ err: error, call: name }, 'call failed');
      return answer(codes.broken, brokenSentence, null);
    });
    // The figures are those of subscribers.
    if (preview !== undefined) return envelope;
    const seconds = (performance.now() - startedAt) / 1000;
    deps.metrics.call(name, envelope.code, seconds);
    noteAnswer(deps.metrics, request, name, envelope);
    deps.minutes.answered(name, envelope, seconds);
    return envelope;
  };
}

async function attempt(
  { name, endpoint, input, data, handle, handleOfGuest, deps }: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Envelope> {
  // Beacons cannot set headers. They carry no authority and change no state.
  if (endpoint.writes && !endpoint.quiet && !isFromOwnPage(request)) {
    reply.status(403);
    throw new Refusal('请在本商城页面内操作');
  }
  // A log does not wait for the session lookup.
  const session: SessionState = endpoint.quiet ? { kind: 'guest' } : await deps.sessions.read(request);
  const caller = session.kind === 'member' ? session.member : undefined;
  if (session.kind === 'member' && session.tokens) writeTokens(reply, session.tokens);
  // Tokens that will never be accepted again are removed from the browser (§4).
  if (session.kind === 'expired' || session.kind === 'ended') writeTokens(reply, { kind: 'remove' });
  if (endpoint.access === 'member' && !caller) throw signInRefusal(session.kind);

  const checked = endpoint.beacon ? countedBeacon(request) : sentInput(input, request);
  deps.mustBeOffered(name, checked);
  if (endpoint.access === 'member' && endpoint.writes && caller) await deps.mayUse(name, checked, caller);
  const key = endpoint.writes && caller ? keyIn(request) : undefined;
  const call = callOf(request, { caller, key, setTokens: (change) => writeTokens(reply, change) });
  const work = async () => {
    const result = await (caller ? handle : handleOfGuest)(checked, call);
    return success(deps.checkData ? data.parse(result) : result);
  };
  if (!caller || key === undefined || endpoint.idempotent || endpoint.secretAnswer) return work();
  return deps.savedAnswers({ owner: caller.userId, key, call: name, input: checked }, () =>
    work().catch(keepRefusals),
  );
}

function countedBeacon({ body }: FastifyRequest): Beacon {
  const beacon = body as Beacon | undefined;
  if (!beacon?.records) throw new Refusal(invalidPageSentence);
  return beacon;
}

/** A refusal becomes an answer and is stored; a defect is not. */
function keepRefusals(error: unknown): Envelope {
  if (error instanceof Refusal) return answer(error.code, error.message, error.data);
  throw error;
}

const signInRefusal = (kind: 'guest' | 'expired' | 'ended' | 'member') =>
  kind === 'ended'
    ? new Refusal('您的账号已在其他设备登录或退出，请重新登录', codes.sessionInvalid)
    : new Refusal('请先登录', codes.sessionExpired);

function writeTokens(reply: FastifyReply, change: TokenChange): void {
  if (change.kind === 'remove') {
    // The session lookup may have rotated the tokens.
    reply.removeHeader('accessToken').removeHeader('refreshToken').header('tokenSet', 'REMOVE');
    return;
  }
  reply
    .header('tokenSet', 'UPDATE')
    .header('accessToken', change.accessToken)
    .header('refreshToken', change.refreshToken);
}
