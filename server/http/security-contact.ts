import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { dayMs } from '../lifetime.ts';

const path = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** Where to report a vulnerability (RFC 9116); served when a contact is configured. */
export function securityContact(
  app: FastifyInstance,
  { securityContact: contacts, publicOrigin }: Pick<Config, 'securityContact' | 'publicOrigin'>,
  clock: Clock,
): void {
  if (contacts.length === 0) return;
  app.get(path, async (_request, reply) => {
    const expires = new Date(clock.now().getTime() + validDays * dayMs);
    const rows = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: zh, en',
      ...(publicOrigin ? [`Canonical: ${publicOrigin}${path}`] : []),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${rows.join('\n')}\n`);
  });
}
