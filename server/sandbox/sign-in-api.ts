import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mobile, opaqueToken } from '#core/contract/fields.ts';
import type { Deps } from '../deps.ts';
import { isOneTapSign, spendHandOver } from '../services/accounts/public.ts';
import { chatCode } from './upstreams/chat-app.ts';
import { identityKinds, type IdentityKind } from '../upstreams/identity/port.ts';
import { openIdOf } from './demo-people.ts';
import { issueProofs } from './issued-proofs.ts';
import { parseOr400 } from './parse-or-400.ts';
import { networkMobile, writeNumber, type NumberState } from './state.ts';

const at = '/sandbox/api';
const kinds = Object.keys(identityKinds) as [IdentityKind, ...IdentityKind[]];

/** The workbench's state of the sign-in. */
export const signInState = async (state: NumberState) => ({
  network: (await networkMobile(state)) ?? null,
  ssoKinds: kinds.map((kind) => ({ kind, call: identityKinds[kind] })),
});

/** Issues proofs, sets the clients' network, and redeems hand-over tokens. */
export function signInApi(app: FastifyInstance, deps: Deps): void {
  const { clock, secret } = deps;
  app.post(`${at}/sso-token`, async (request) => {
    const { kind, mobile: number } = parseOr400(
      z.object({ kind: z.enum([...kinds, chatCode]), mobile }),
      request.body,
    );
    const [token] = await issueProofs(deps, kind, [
      { mobile: number, subject: kind === chatCode ? openIdOf(number) : null },
    ]);
    return { token };
  });
  app.post(`${at}/network`, async (request) => {
    const { mobile: number } = parseOr400(z.object({ mobile: mobile.nullable() }), request.body);
    await writeNumber(deps, 'network', number);
    return { network: number };
  });
  /** The server of the one-tap SDK: issues a token with our signature and on the operator's network only. */
  app.post(`${at}/one-tap`, async (request) => {
    const { sign } = parseOr400(z.object({ sign: opaqueToken }), request.body);
    if (!isOneTapSign(secret, sign, clock.now())) return { code: '103119', message: '签名无效或已过期' };
    const number = await networkMobile(deps);
    if (!number) return { code: '102101', message: '请打开移动数据网络后重试' };
    const [token] = await issueProofs(deps, 'one-tap', [{ mobile: number, subject: null }]);
    return { code: '103000', token, userInformation: 'sandbox' };
  });
  app.post(`${at}/hand-over`, async (request) => {
    const { token, channel } = parseOr400(
      z.object({ token: opaqueToken, channel: z.string().max(64).default('') }),
      request.body,
    );
    return { mobile: (await spendHandOver(deps, token, channel, request.ip))?.mobile ?? null };
  });
}
