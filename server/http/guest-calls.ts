import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { AnyEndpoint } from '#core/contract/endpoint.ts';
import { codes } from '#core/contract/envelope.ts';
import { withWaitBudget } from '../db/wait-budget.ts';
import type { Call } from './call.ts';
import { checkedInput } from './checked-input.ts';
import type { Metrics } from './metrics.ts';
import type { Preview, Previews } from './operators/previews.ts';
import { Refusal } from './refusal.ts';

type Input = Readonly<Record<string, unknown>>;

export type GuestAnswer = { readonly kind: 'data'; readonly data: unknown } | { readonly kind: 'failed' };

/** Makes a call in process as a guest, without a request; for a document of a preview, in that preview. */
export type GuestCall = (input: Input, preview?: Preview) => Promise<GuestAnswer>;

/** The calls that a guest may make and that write nothing, by `guestCallKey`. */
export type GuestCalls = ReadonlyMap<string, GuestCall>;

/** A call of the contract with its shape and its use case. */
export interface CallOfService {
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  readonly input: z.ZodType;
  readonly data: z.ZodType;
  readonly handle: (input: unknown, call: Call) => Promise<unknown>;
}

interface CallOfGuest extends CallOfService {
  readonly handleOfGuest: CallOfService['handle'];
}

interface GuestCallDeps {
  readonly metrics: Metrics;
  readonly previews: Previews;
  readonly checkData: boolean;
  readonly log: FastifyBaseLogger;
}

/** The built renderer has endpoints of its own, so a call is found by its URL. */
export const guestCallKey = ({
  method,
  prefix,
  path,
}: Pick<AnyEndpoint, 'method' | 'prefix' | 'path'>): string => `${method} ${prefix}${path}`;

/** A call for a document: input schema, use case and metrics as for a request, but no HTTP and no limit of a client. */
export function guestCall(
  { name, endpoint, input, data, handleOfGuest }: CallOfGuest,
  { metrics, previews, checkData, log }: GuestCallDeps,
): GuestCall {
  const attempt = async (sent: Input, preview: Preview | undefined): Promise<unknown> => {
    const checked = checkedInput(input, endpoint.method === 'GET' ? asQuery(sent) : sent);
    const result = await (preview
      ? previews.read(preview, { name, input: checked, call: call(), as: 'guest' })
      : handleOfGuest(checked, call()));
    return checkData ? data.parse(result) : result;
  };
  return async (sent, preview) => {
    const startedAt = performance.now();
    const { code, answer } = await withWaitBudget(() => attempt(sent, preview)).then(
      (result) => ({ code: codes.ok, answer: { kind: 'data', data: result } as const }),
      (error: unknown) => {
        if (!(error instanceof Refusal)) log.error({ err: error, call: name }, 'call failed');
        return {
          code: error instanceof Refusal ? error.code : codes.broken,
          answer: { kind: 'failed' } as const,
        };
      },
    );
    metrics.call(name, code, (performance.now() - startedAt) / 1000);
    return answer;
  };
}

/** The values of a query are texts. */
const asQuery = (sent: Input): Input =>
  Object.fromEntries(
    Object.entries(sent as Readonly<Record<string, string | number | boolean | undefined>>).flatMap(
      ([field, value]) => (value === undefined ? [] : [[field, String(value)]]),
    ),
  );

const ownAddress = '127.0.0.1';

const call = (): Call => ({
  caller: undefined,
  ip: ownAddress,
  network: ownAddress,
  device: () => ownAddress,
  ssoToken: undefined,
  ssoChannel: undefined,
  requestId: randomUUID(),
  key: undefined,
  trackData: () => ({}),
  tokenHash: () => undefined,
  setTokens: () => undefined,
});
