import { z } from 'zod';
import { mobile as mobileNumber } from '#core/contract/fields.ts';
import type { AskHttp } from '../ask-http.ts';
import { withRetry } from '../with-retry.ts';
import {
  answerOf,
  badCode,
  cachedToken,
  failure,
  identityIn,
  staleToken,
  type ChatAppAccount,
} from './http.ts';
import type { ChatMobile, MiniProgram } from './port.ts';

const phone = z.object({ errcode: z.literal(0), phone_info: z.object({ purePhoneNumber: mobileNumber }) });

/** The chat app's public HTTP interface for mini-programs. Its URLs contain our secret and are never logged. */
export function httpMiniProgram(ask: AskHttp, account: ChatAppAccount): MiniProgram {
  const { origin, appId, secret } = account;
  const token = cachedToken(withRetry(ask), account);
  const at = (path: string, query: Readonly<Record<string, string>>) =>
    `${origin()}${path}?${new URLSearchParams(query).toString()}`;

  const fetchMobile = async (code: string, mayRenew: boolean): Promise<ChatMobile> => {
    const access = await token.get();
    if (access === undefined) return { kind: 'unknown', reason: 'no token' };
    const answer = answerOf(
      await ask(at('/wxa/business/getuserphonenumber', { access_token: access }), {
        method: 'POST',
        body: JSON.stringify({ code }),
        headers: { 'content-type': 'application/json' },
      }),
    );
    const read = phone.safeParse(answer);
    if (read.success) return { kind: 'known', mobile: read.data.phone_info.purePhoneNumber };
    const refusal = failure.safeParse(answer).data?.errcode;
    // A stale token is refused before the code is spent.
    if (mayRenew && refusal !== undefined && staleToken.has(refusal)) {
      token.forget();
      return fetchMobile(code, false);
    }
    return refusal !== undefined && badCode.has(refusal)
      ? { kind: 'refused', reason: `${refusal}` }
      : { kind: 'unknown', reason: 'no number' };
  };

  return {
    appId,
    // No retry: the first request spends the code.
    identify: async (code) =>
      identityIn(
        await ask(
          at('/sns/jscode2session', {
            appid: appId,
            secret,
            js_code: code,
            grant_type: 'authorization_code',
          }),
          { method: 'GET' },
        ),
      ),
    mobile: (code) => fetchMobile(code, true),
  };
}
