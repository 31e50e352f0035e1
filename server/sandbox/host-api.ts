import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mobile } from '#core/contract/fields.ts';
import type { Deps } from '../deps.ts';
import { sameHash } from '../http/secrets.ts';
import { hostKeys, position, readHost, scriptNames } from './host-state.ts';
import { scriptModes } from './scripts/modes.ts';
import { parseOr400 } from './parse-or-400.ts';
import { writeNumber, writeState } from './state.ts';

const at = '/sandbox/api';
const signed = z.object({
  timestamp: z.union([z.int(), z.string()]),
  nonceStr: z.string(),
  signature: z.string(),
  url: z.string(),
});

/** The emulated host apps: their user, their position and how their scripts behave. */
export function hostApi(app: FastifyInstance, deps: Pick<Deps, 'db' | 'encryption' | 'chatApp'>): void {
  const { db, chatApp } = deps;
  app.get(`${at}/host`, async () => readHost(deps));
  app.post(`${at}/position`, async (request) => {
    const where = parseOr400(
      z.union([position, z.object({ off: z.literal(true) }), z.null()]),
      request.body ?? null,
    );
    await writeState(db, hostKeys.position, where && 'longitude' in where ? JSON.stringify(where) : '');
    return readHost(deps);
  });
  app.post(`${at}/host-user`, async (request) => {
    const { mobile: number } = parseOr400(z.object({ mobile: mobile.nullable() }), request.body);
    await writeNumber(deps, hostKeys.user, number);
    return readHost(deps);
  });
  app.post(`${at}/script`, async (request) => {
    const { name, mode } = parseOr400(
      z.object({ name: z.enum(scriptNames), mode: z.enum(scriptModes) }),
      request.body,
    );
    await writeState(db, hostKeys.script(name), mode);
    return { name, mode };
  });
  /** Checks a page's SDK signature as the chat app does. */
  app.post(`${at}/chat-signature`, async (request) => {
    const { timestamp, nonceStr, signature, url } = parseOr400(signed, request.body);
    const ticket = await chatApp.ticket();
    if (ticket.kind !== 'ticket') return { valid: false };
    const made = createHash('sha1')
      .update(`jsapi_ticket=${ticket.ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
      .digest('hex');
    return { valid: sameHash(Buffer.from(made), Buffer.from(signature)) };
  });
}
