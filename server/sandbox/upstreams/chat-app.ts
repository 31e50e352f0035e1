import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { codeHash } from '../../http/secrets.ts';
import { spendIssued, type Issuer } from '../hosts/issued-proofs.ts';
import { sandboxSecret } from './sandbox-secret.ts';
import { isOut } from '../state.ts';

/** The proof kind of the authorize page's codes. */
export const chatCode = 'chat-code';

const exchange = z.object({
  appid: z.string(),
  secret: z.string(),
  code: z.string(),
  grant_type: z.literal('authorization_code'),
});
const tokenRequest = z.object({
  appid: z.string(),
  secret: z.string(),
  grant_type: z.literal('client_credential'),
});
const ticketRequest = z.object({ access_token: z.string(), type: z.literal('jsapi') });

/** The chat app's sandbox: paths, answers and error codes of its public interface. */
export function sandboxChatApp(app: FastifyInstance, at: string, issuer: Issuer, appId: string): void {
  const secret = sandboxSecret(issuer.secret, 'chat-app');
  const accessToken = codeHash(issuer.secret, 'sandbox-chat-token').toString('hex');
  const isOurAccount = (sent: { appid: string; secret: string } | undefined): boolean =>
    sent !== undefined && sent.appid === appId && sent.secret === secret;
  const invalidSecret = { errcode: 40125, errmsg: 'invalid appsecret' };

  void app.register(async (scope) => {
    scope.addHook('preHandler', async (_request, reply) => {
      if (await isOut(issuer.db, 'chat-app'))
        await reply.status(503).send({ errcode: -1, errmsg: 'system error' });
    });
    scope.get(`${at}/sns/oauth2/access_token`, async (request) => {
      const sent = exchange.safeParse(request.query).data;
      if (!sent || !isOurAccount(sent)) return invalidSecret;
      const spent = await spendIssued(issuer, chatCode, sent.code);
      if (spent.kind === 'bad' || spent.named.subject === null)
        return { errcode: 40029, errmsg: 'invalid code' };
      return {
        access_token: 'of-the-person',
        expires_in: 7200,
        openid: spent.named.subject,
        scope: 'snsapi_userinfo',
        ...(spent.named.mobile && { phone_number: spent.named.mobile }),
      };
    });
    scope.post(`${at}/cgi-bin/stable_token`, async (request) =>
      isOurAccount(tokenRequest.safeParse(request.body).data)
        ? { access_token: accessToken, expires_in: 7200 }
        : invalidSecret,
    );
    scope.get(`${at}/cgi-bin/ticket/getticket`, async (request) => {
      const sent = ticketRequest.safeParse(request.query).data;
      if (sent?.access_token !== accessToken) return { errcode: 40001, errmsg: 'invalid credential' };
      return {
        errcode: 0,
        errmsg: 'ok',
        ticket: codeHash(issuer.secret, 'sandbox-chat-ticket').toString('hex'),
        expires_in: 7200,
      };
    });
  });
}
