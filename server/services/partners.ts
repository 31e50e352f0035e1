import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { signedRoutes, type SignedHandler } from '../http/signed-routes.ts';
import { scanLounge } from './lounges/scan-lounge.ts';
import { chargePayCode } from './payments/pay-code/charge-pay-code.ts';
import { refundTillPayment } from './payments/pay-code/refund-till-payment.ts';

const scan = z.object({
  qr: z.string().min(1).max(200),
  hallId: z.string().min(1).max(64),
  companions: z.int().min(0).max(99).optional(),
});

const name = z.string().min(1).max(64);
const charge = z.object({ authCode: name, shopCode: name, amountFen: z.int(), tradeNo: name.optional() });
const refund = z.object({ paymentNo: name, shopCode: name, refundNo: name, amountFen: z.int().min(1) });

/** Interfaces that partners call, each signed with its own secret: scanners at lounges, merchants' terminals. */
export function mountPartners(app: FastifyInstance, deps: Deps): void {
  const { lounge, merchant } = deps.partnerSecrets;
  if (lounge !== undefined)
    signedRoutes(app, '/partner/lounges', () => lounge, {
      '/scan': checked(scan, (sent) => scanLounge(deps, sent)),
    });
  if (merchant !== undefined)
    signedRoutes(app, '/partner/tills', () => merchant, {
      '/charge': checked(charge, (sent) => chargePayCode(deps, sent)),
      '/refund': checked(refund, (sent) => refundTillPayment(deps, sent)),
    });
}

const checked =
  <S extends z.ZodType>(schema: S, act: (sent: z.output<S>) => Promise<unknown>): SignedHandler =>
  async (body, reply) => {
    const sent = schema.safeParse(body);
    return sent.success ? act(sent.data) : reply.status(400).send({ error: 'bad input' });
  };
