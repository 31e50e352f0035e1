import type { FastifyReply, FastifyRequest } from 'fastify';
import { codes } from '#core/contract/envelope.ts';
import { answer } from '../answer.ts';
import { noticePage, noticePolicy, type Notice } from '../notice-page.ts';
import { sentenceFor } from '../transport.ts';

const notices: Readonly<Record<number, Notice>> = {
  414: { title: '网址太长了', text: '这个链接打不开，请从首页重新进入' },
  429: { title: '访问太频繁', text: '请稍等几秒再试' },
};

/** Refuses a request before its handler: a page for a visitor, the envelope for a program. */
export function refuseRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 401 | 414 | 415 | 429,
): FastifyReply {
  reply.status(status);
  if (status === 429) reply.header('Retry-After', '1');
  const notice = request.headers.accept?.includes('text/html') ? notices[status] : undefined;
  return notice
    ? reply
        .header('Content-Security-Policy', noticePolicy)
        .type('text/html; charset=utf-8')
        .send(noticePage(notice))
    : reply.send(answer(codes.refused, sentenceFor(status), null));
}
