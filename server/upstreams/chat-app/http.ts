import { z } from 'zod';
import { mobile } from '#core/contract/fields.ts';
import type { AskHttp, Reply } from '../ask-http.ts';
import { withRetry } from '../with-retry.ts';
import { cachedValue } from './cached-value.ts';
import type { ChatApp, ChatIdentity } from './port.ts';

export interface ChatAppAccount {
  readonly origin: () => string;
  readonly appId: string;
  readonly secret: string;
}

export const failure = z.object({
  errcode: z.int().refine((code) => code !== 0),
  errmsg: z.string().default(''),
});
const authorised = z.object({
  openid: z.string().regex(/^[\w-]{1,64}$/),
  unionid: z.string().max(64).optional(),
  phone_number: mobile.optional(),
});
const life = z.int().min(1).max(86_400);
const appToken = z.object({ access_token: z.string().min(1), expires_in: life });
const sdkTicket = z.object({ ticket: z.string().min(1), expires_in: life });

/** The code is unknown, expired or used. */
export const badCode: ReadonlySet<number> = new Set([40029, 40163, 41008, 42003]);
/** Our access token has expired or was replaced. */
export const staleToken: ReadonlySet<number> = new Set([40001, 40014, 42001]);
/** Renewed before its end, so that no signature uses an expired one. */
const marginSeconds = 120;
const forMs = (seconds: number): number => Math.max(1, seconds - marginSeconds) * 1000;

/** The chat app's public HTTP interface. Its URLs contain our secret and are never logged. */
export function httpChatApp(ask: AskHttp, { origin, appId, secret }: ChatAppAccount): ChatApp {
  const look = withRetry(ask);
  const at = (path: string, query: Readonly<Record<string, string>>) =>
    `${origin()}${path}?${new URLSearchParams(query).toString()}`;

  const token = cachedToken(look, { origin, appId, secret });

  const fetchTicket = async (mayRenew: boolean): Promise<z.output<typeof sdkTicket> | undefined> => {
    const access = await token.get();
    if (access === undefined) return undefined;
    const answer = answerOf(
      await look(at('/cgi-bin/ticket/getticket', { access_token: access, type: 'jsapi' }), { method: 'GET' }),
    );
    const read = sdkTicket.safeParse(answer);
    if (read.success) return read.data;
    const code = failure.safeParse(answer).data?.errcode;
    if (!mayRenew || code === undefined || !staleToken.has(code)) return undefined;
    token.forget();
    return fetchTicket(false);
  };
  const ticket = cachedValue(async () => {
    const fresh = await fetchTicket(true);
    return fresh && { value: fresh.ticket, forMs: forMs(fresh.expires_in) };
  });

  return {
    appId,
    // No retry: the first request spends the code.
    identify: async (code) =>
      identityIn(
        await ask(
          at('/sns/oauth2/access_token', { appid: appId, secret, code, grant_type: 'authorization_code' }),
          { method: 'GET' },
        ),
      ),
    ticket: async () => {
      const found = await ticket.get();
      return found === undefined
        ? { kind: 'unknown', reason: 'no ticket' }
        : { kind: 'ticket', ticket: found };
    },
  };
}

/** The stable token is shared by all instances; the older kind would invalidate each other's. */
export const cachedToken = (look: AskHttp, { origin, appId, secret }: ChatAppAccount) =>
  cachedValue(async () => {
    const body = JSON.stringify({
      grant_type: 'client_credential',
      appid: appId,
      secret,
      force_refresh: false,
    });
    const read = appToken.safeParse(
      answerOf(
        await look(`${origin()}/cgi-bin/stable_token`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        }),
      ),
    );
    return read.success ? { value: read.data.access_token, forMs: forMs(read.data.expires_in) } : undefined;
  });

export const answerOf = (reply: Reply): unknown =>
  reply.kind === 'answered' && reply.status === 200 ? reply.body : undefined;

export function identityIn(reply: Reply): ChatIdentity {
  if (reply.kind === 'unanswered') return { kind: 'unknown', reason: reply.reason };
  const answer = answerOf(reply);
  const read = authorised.safeParse(answer);
  if (read.success)
    return {
      kind: 'known',
      openId: read.data.openid,
      mobile: read.data.phone_number,
      externalUserId: read.data.unionid,
    };
  const refusal = failure.safeParse(answer).data;
  return refusal && badCode.has(refusal.errcode)
    ? { kind: 'refused', reason: `${refusal.errcode}` }
    : { kind: 'unknown', reason: `status ${reply.status}` };
}
