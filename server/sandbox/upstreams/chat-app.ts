import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { marketMiniProgramId } from '#core/config/hosts.ts';
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

/** The proof kinds of the mini-program's login and of its phone-number button. */
export const miniCode = 'mini-code';
export const miniPhone = 'mini-phone';

const session = z.object({
  appid: z.string(),
  secret: z.string(),
  js_code: z.string(),
  grant_type: z.literal('authorization_code'),
});

/** The chat app's sandbox: paths, answers and error codes of its public interface. */
export function sandboxChatApp(app: FastifyInstance, at: string, issuer: Issuer, appId: string): void {
  const secrets = new Map([
    [appId, sandboxSecret(issuer.secret, 'chat-app')],
    [marketMiniProgramId, sandboxSecret(issuer.secret, 'mini-program')],
  ]);
  const accessToken = codeHash(issuer.secret, 'sandbox-chat-token').toString('hex');
  const isOurAccount = (sent: { appid: string; secret: string } | undefined): boolean =>
    sent !== undefined && secrets.get(sent.appid) === sent.secret;
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
    scope.get(`${at}/sns/jscode2session`, async (request) => {
      const sent = session.safeParse(request.query).data;
      if (!sent || !isOurAccount(sent)) return invalidSecret;
      const spent = await spendIssued(issuer, miniCode, sent.js_code);
      return spent.kind === 'bad' || spent.named.subject === null
        ? { errcode: 40029, errmsg: 'invalid code' }
        : { openid: spent.named.subject, session_key: 'of-the-person' };
    });
    scope.post(`${at}/wxa/business/getuserphonenumber`, async (request) => {
      const { access_token: token } = z.object({ access_token: z.string() }).parse(request.query);
      if (token !== accessToken) return { errcode: 40001, errmsg: 'invalid credential' };
      const { code } = z.object({ code: z.string() }).parse(request.body);
      const spent = await spendIssued(issuer, miniPhone, code);
      return spent.kind === 'bad' || spent.named.mobile === null
        ? { errcode: 40029, errmsg: 'invalid code' }
        : {
            errcode: 0,
            errmsg: 'ok',
            phone_info: { purePhoneNumber: spent.named.mobile, countryCode: '86' },
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
