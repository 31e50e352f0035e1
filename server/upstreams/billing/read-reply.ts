import type { z } from 'zod';
import type { Reply } from '../signed-http.ts';

/** The answer in its schema; an invalid one counts as none. */
export function readReply<S extends z.ZodType>(schema: S, reply: Reply): z.output<S> | undefined {
  if (reply.kind === 'unanswered' || reply.status !== 200) return undefined;
  const parsed = schema.safeParse(reply.body);
  return parsed.success ? parsed.data : undefined;
}
