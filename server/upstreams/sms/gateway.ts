import { z } from 'zod';
import type { SignedPost } from '../signed-http.ts';
import type { SmsGateway } from './port.ts';

export const taken = z.object({ taken: z.literal(true) });

/** The gateway's HTTP interface: POST /messages, 200 `{taken: true}` when accepted, 4xx when refused. After any other answer it may have been sent. */
export const smsGateway = (post: SignedPost): SmsGateway => ({
  async send(message) {
    const reply = await post('/messages', message);
    if (reply.kind === 'unanswered') return reply.sent ? 'unknown' : 'held-back';
    if (reply.status === 200) return taken.safeParse(reply.body).success ? 'sent' : 'unknown';
    return reply.status >= 400 && reply.status < 500 ? 'refused' : 'unknown';
  },
});
