import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Permission } from '#core/contract/console/permissions.ts';
import type { ConsoleEndpoint } from '#core/contract/endpoint.ts';
import { codes, type Envelope } from '#core/contract/envelope.ts';
import { invalidConsoleInput } from '#core/rules/console/invalid-console-input.ts';
import { may } from '#core/rules/console/role-permissions.ts';
import { withWaitBudget } from '../../db/wait-budget.ts';
import { answer, brokenSentence, success } from '../answer.ts';
import { sentInput } from '../checked-input.ts';
import { keyIn, type SavedAnswers } from '../idempotency/idempotency.ts';
import { networkOf } from '../limits/client-network.ts';
import type { Metrics } from '../metrics.ts';
import { noteAnswer } from '../monitoring/note-answer.ts';
import { isFromOwnPage } from '../own-page.ts';
import { Refusal } from '../refusal.ts';
import { newId } from '../secrets.ts';
import type { OperatorCookies } from './operator-cookies.ts';
import type { OperatorSessions } from './operator-sessions.ts';
import type { Operator, OperatorCall } from './operator.ts';

/** How long a trusted device signs in without a code. */
export const deviceTrustMs = 12 * 3_600_000;

export interface OperatorCallDeps {
  readonly operatorSessions: OperatorSessions;
  readonly cookies: OperatorCookies;
  readonly savedAnswers: SavedAnswers;
  readonly metrics: Metrics;
  readonly checkData: boolean;
  /** Whether the console is served under the host of a request. */
  isConsoleHost(request: FastifyRequest): boolean;
}

export interface MountedCall {
  readonly name: string;
  readonly endpoint: ConsoleEndpoint;
  readonly input: z.ZodType;
  readonly data: z.ZodType;
  readonly handle: (input: unknown, call: OperatorCall<Operator | undefined>) => Promise<unknown>;
}

/** One call of the console from request to envelope: our own page, a session by its cookie, the permission, the input, the use case. */
export function operatorCall(mounted: MountedCall, deps: OperatorCallDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Envelope> => {
    const startedAt = performance.now();
    const envelope = await withWaitBudget(() => attempt(mounted, deps, request, reply)).catch(
      (error: unknown) => {
        if (error instanceof Refusal) return answer(error.code, error.message, error.data);
        request.log.error({ err: error, call: mounted.name }, 'call failed');
        return answer(codes.broken, brokenSentence, null);
      },
    );
    noteAnswer(deps.metrics, request, mounted.name, envelope);
    deps.metrics.call(mounted.name, envelope.code, (performance.now() - startedAt) / 1000);
    return envelope;
  };
}

/** Who makes the call: our own page, with a session by its cookie and the permission that the call needs. */
export async function operatorOf(
  endpoint: Pick<ConsoleEndpoint, 'access' | 'needs'>,
  { operatorSessions, cookies, isConsoleHost }: OperatorCallDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Operator | undefined> {
  if (!isConsoleHost(request)) {
    reply.status(404);
    throw new Refusal('没有这个地址');
  }
  // The cookie is the authority here, so reads need the marker of our own page as well.
  if (!isFromOwnPage(request)) {
    reply.status(403);
    throw new Refusal('请在运营台页面内操作');
  }
  const token = cookies.session(request);
  const caller = token === undefined ? undefined : await operatorSessions.read(token);
  if (endpoint.access === 'operator') {
    if (!caller) throw new Refusal('登录已失效，请重新登录', codes.sessionExpired);
    if (endpoint.needs !== undefined && !may(caller.roles, endpoint.needs as Permission)) {
      reply.status(403);
      throw new Refusal('您的角色没有这个权限');
    }
  }
  return caller;
}

const withoutBody = ({ query, params }: FastifyRequest) => ({ query, params, body: undefined });

async function attempt(
  { name, endpoint, input, data, handle }: MountedCall,
  deps: OperatorCallDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Envelope> {
  const { cookies, savedAnswers, checkData } = deps;
  const caller = await operatorOf(endpoint, deps, request, reply);
  const file = endpoint.fileBytes !== undefined && Buffer.isBuffer(request.body) ? request.body : undefined;
  const checked = sentInput(input, file ? withoutBody(request) : request, invalidConsoleInput);
  const key = endpoint.writes && caller ? keyIn(request) : undefined;
  const isSaved = key !== undefined && !endpoint.idempotent && !endpoint.secretAnswer;
  const work = async (): Promise<Envelope> => {
    const result = await handle(checked, {
      caller,
      network: networkOf(request.ip),
      requestId: request.id,
      attempt: isSaved ? { key, id: newId() } : undefined,
      deviceToken: cookies.device(request),
      file,
      setSession: (session) => cookies.setSession(reply, session),
      setDevice: (device) => cookies.setDevice(reply, device, deviceTrustMs / 1_000),
    });
    return success(checkData ? data.parse(result) : result);
  };
  if (!caller || !isSaved) return work();
  return savedAnswers({ owner: `operator:${caller.operatorId}`, key, call: name, input: checked }, () =>
    work().catch((error: unknown) => {
      if (error instanceof Refusal) return answer(error.code, error.message, error.data);
      throw error;
    }),
  );
}
