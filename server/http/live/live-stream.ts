import type { FastifyInstance, FastifyReply } from 'fastify';
import { codes } from '#core/contract/envelope.ts';
import { liveChangesPath } from '#core/contract/live-changes.ts';
import type { Deps } from '../../deps.ts';
import { answer } from '../answer.ts';

/** Comments keep proxies from closing an idle stream. */
const beatMs = 15_000;
/** A stream ends after this, so that the session is checked again. */
const longestMs = 10 * 60_000;

/** Server-sent events for a signed-in page: `changed` whenever the page should refetch. A guest is refused by the envelope. */
export function mountLiveChanges(app: FastifyInstance, base: string, { sessions, live }: Deps): void {
  app.get(base + liveChangesPath, async (request, reply) => {
    const session = await sessions.read(request);
    if (session.kind !== 'member') return answer(codes.sessionExpired, '请先登录', null);
    streamChanges(reply, (listener) => live.watch(session.member.userId, listener));
    return reply;
  });
}

function streamChanges(
  reply: FastifyReply,
  watch: (listener: (event: 'changed' | 'end') => void) => () => void,
): void {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('event: open\ndata:\n\n');
  const beat = setInterval(() => raw.write(':\n\n'), beatMs);
  const last = setTimeout(() => raw.end(), longestMs);
  const stop = watch((event) => (event === 'end' ? raw.end() : raw.write('event: changed\ndata:\n\n')));
  raw.once('close', () => {
    clearInterval(beat);
    clearTimeout(last);
    stop();
  });
}
