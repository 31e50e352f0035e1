import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { signInParams } from '#core/rules/session/arrival.ts';
import { demoPersons } from './demo-people.ts';
import { issueProofs, type Issuer } from './issued-proofs.ts';
import { sendChoice } from './send-choice.ts';
import { withQuery } from './return-url.ts';

const query = z.object({ redirect_uri: z.string().optional() });

/** The unified platform's login page: the chosen user returns with a token and a channel (§4). */
export function unifiedLogin(app: FastifyInstance, issuer: Issuer): void {
  app.get('/sandbox/unified-login', async (request, reply) =>
    sendChoice(request, reply, query.parse(request.query).redirect_uri, '统一平台登录', async (back) => {
      const people = demoPersons(() => null);
      const tokens = await issueProofs(
        issuer,
        'unified-platform',
        people.map(({ mobile, subject }) => ({ mobile, subject })),
      );
      return people.map(({ label, hint }, i) => ({
        label,
        hint,
        href: withQuery(back, {
          [signInParams.aiToken]: tokens[i] ?? '',
          [signInParams.tokenChannel]: 'AIASSISTANT',
        }),
      }));
    }),
  );
}
