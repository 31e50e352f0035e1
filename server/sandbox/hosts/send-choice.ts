import type { FastifyReply, FastifyRequest } from 'fastify';
import { choicePage, choicePagePolicy, type Choice } from './choice-page.ts';
import { returnUrl } from './return-url.ts';

/** Sends an emulated page whose links lead back to the calling page; 400 for a foreign return URL. */
export async function sendChoice(
  request: FastifyRequest,
  reply: FastifyReply,
  sentTo: unknown,
  title: string,
  choicesFor: (back: URL) => Promise<readonly Choice[]>,
): Promise<FastifyReply> {
  const back = returnUrl(request, sentTo);
  const html = back
    ? choicePage(title, '请选择以谁的身份继续', await choicesFor(back))
    : choicePage(title, '回跳地址不是本站页面，已拒绝', []);
  // The links contain codes, which must not be sent as the referrer.
  return reply
    .status(back ? 200 : 400)
    .headers({ 'Content-Security-Policy': choicePagePolicy, 'Referrer-Policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html);
}
