import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Encryption } from '../../crypto/encryption.ts';
import type { Db } from '../../db/database.ts';
import { fakeUpstream } from './fake-upstream.ts';
import { sandboxSecret } from './sandbox-secret.ts';
import { isOut } from '../state.ts';

const message = z.object({
  id: z.string().optional(),
  mobile: z.string(),
  text: z.string(),
  channel: z.enum(['sms', 'voice']),
});

/** The message gateway's sandbox: messages go to the workbench's inbox. */
export const sandboxSms = (
  app: FastifyInstance,
  at: string,
  {
    db,
    clock,
    secret,
    encryption: { mobiles },
  }: { db: Db; clock: Clock; secret: string; encryption: Encryption },
): void =>
  fakeUpstream(app, at, () => sandboxSecret(secret, 'sms'), {
    '/messages': async (body, reply) => {
      if (await isOut(db, 'sms')) return reply.status(503).send({ error: 'out of service' });
      const read = message.safeParse(body);
      if (!read.success) return reply.status(400).send({ error: 'bad message' });
      const { id, mobile, ...text } = read.data;
      await db
        .insertInto('sandbox_sms')
        .values({
          ...text,
          mobile_sealed: mobiles.seal(mobile),
          mobile_lookup: mobiles.lookup(mobile),
          at: clock.now(),
          message_id: id ?? null,
        })
        .onConflict((c) => c.column('message_id').doNothing())
        .execute();
      return { taken: true };
    },
  });
