import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { maskMobile } from '#core/rules/format/phone.ts';
import { chatCode } from '../upstreams/chat-app.ts';
import { demoPersons, openIdOf, type Person } from './demo-people.ts';
import { issueProofs, type Issuer } from './issued-proofs.ts';
import { sendChoice } from './send-choice.ts';
import { withQuery } from './return-url.ts';

const query = z.object({
  appid: z.string().optional(),
  redirect_uri: z.string().optional(),
  scope: z.string().optional(),
  state: z.string().max(256).default(''),
});
/** Prefix of chat-app identities without a number. */
const newcomer = 'sandbox-new-';

/** Identities that have bound a number since: they are signed in without a code. */
async function boundNewcomers({
  db,
  encryption: { mobiles, identities },
}: Issuer): Promise<readonly Person[]> {
  const rows = await db
    .selectFrom('users')
    .select(['mobile_sealed', 'open_id_sealed'])
    .where('open_id_sealed', 'is not', null)
    .where('closed_at', 'is', null)
    .orderBy('user_id', 'desc')
    .limit(50)
    .execute();
  return rows
    .map(({ mobile_sealed, open_id_sealed }) => ({
      label: '已绑定过手机号的用户',
      hint: maskMobile(mobiles.open(mobile_sealed)),
      mobile: null,
      subject: open_id_sealed && identities.open(open_id_sealed),
    }))
    .filter(({ subject }) => subject?.startsWith(newcomer))
    .slice(0, 3);
}

/** The chat app's authorize page: the chosen user returns with a code and the given state. */
export function chatAuthorize(app: FastifyInstance, issuer: Issuer, appId: string): void {
  app.get('/sandbox/chat-authorize', async (request, reply) => {
    const { appid, redirect_uri, state } = query.parse(request.query);
    return sendChoice(
      request,
      reply,
      appid === appId ? redirect_uri : undefined,
      '聊天应用授权',
      async (back) => {
        const fresh = {
          label: '未绑定手机号的新用户',
          hint: '需要验证手机号',
          mobile: null,
          subject: newcomer + randomBytes(8).toString('hex'),
        };
        const people = [...demoPersons(openIdOf), fresh, ...(await boundNewcomers(issuer))];
        const codes = await issueProofs(
          issuer,
          chatCode,
          people.map(({ mobile, subject }) => ({ mobile, subject })),
        );
        return people.map(({ label, hint }, i) => ({
          label,
          hint,
          href: withQuery(back, { code: codes[i] ?? '', state }),
        }));
      },
    );
  });
}
