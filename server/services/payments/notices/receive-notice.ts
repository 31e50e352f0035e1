import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noticePath } from '#core/contract/pay/notice-path.ts';
import { cashierChannels, payChannels, type CashierChannel } from '#core/rules/pay/pay-channels.ts';
import type { Deps } from '../../../deps.ts';
import type { Notice } from '../../../upstreams/payments/port.ts';
import { paymentByNo } from '../payments/tables.ts';
import { settlePayment } from '../payments/settle-payment.ts';

const longestNotice = 64 * 1024;

/** Where the channels send notices. The body is read as text, because its signature covers the bytes. */
export function mountNotices(app: FastifyInstance, base: string, deps: Deps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const name of cashierChannels) {
      scope.post(base + noticePath(name), { bodyLimit: longestNotice }, async (request, reply) => {
        const channel = deps.payChannels[name];
        const body = typeof request.body === 'string' ? request.body : '';
        const notice = await channel.parseNotice({ header: headerOf(request), body });
        const fault = await faultOf(deps, name, notice);
        deps.metrics.upstream(`notice ${name}`, fault ?? 'accepted');
        if (fault) deps.log.warn({ channel: name, fault, ip: request.ip }, 'a payment notice was refused');
        const answer = channel.noticeAnswer(fault === undefined);
        return reply.status(answer.status).type(answer.type).send(answer.body);
      });
    }
  });
}

const headerOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };

/** Applies a notice; the reason when it is refused. Repetitions and late ones are accepted, so that the channel stops. */
async function faultOf(deps: Deps, name: CashierChannel, notice: Notice): Promise<string | undefined> {
  switch (notice.kind) {
    case 'forged':
      return notice.reason;
    case 'refund':
      // Only a hint: the job queries the channel before it settles a refund.
      await deps.db
        .updateTable('payment_refunds')
        .set({ next_try_at: deps.clock.now(), held_at: null })
        .where('refund_no', '=', notice.refundNo)
        .where('state', '=', 'requested')
        .execute();
      deps.refundsDue.notify();
      return undefined;
    case 'payment': {
      const payment = await paymentByNo(deps.db, notice.paymentNo);
      if (!payment || payChannels[payment.pay_method_id] !== name) return 'unknown payment';
      const settled = await settlePayment(deps, payment, notice.state);
      return settled === 'wrong-amount' ? 'wrong amount' : undefined;
    }
  }
}
