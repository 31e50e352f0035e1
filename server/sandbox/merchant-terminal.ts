import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { newId } from '../http/secrets.ts';
import { signedPost } from '../upstreams/signed-http.ts';
import { parseOr400 } from './parse-or-400.ts';

const at = '/sandbox/api';
const name = z.string().min(1).max(64);
const charge = z.object({
  authCode: z.string().min(1).max(64),
  shopCode: name,
  amountFen: z.int().min(-1_000_000).max(100_000_000),
  tradeNo: name.optional(),
});
const refund = z.object({
  paymentNo: name,
  shopCode: name,
  amountFen: z.int().min(1),
  refundNo: name.optional(),
});
const unanswered = {
  ok: false,
  verdict: 'unanswered',
  text: '收银系统暂时连不上，请稍后查询后再决定是否重扫',
};

/** A charge waits for billing; the terminal waits so much longer for us. */
const ownMs = 7_000;

/** A merchant's terminal: it calls our interface over HTTP, signed like a real one. */
export function merchantTerminalApi(app: FastifyInstance, deps: Deps, upstreamTimeoutMs: number): void {
  const { db, metrics, origins, partnerSecrets } = deps;
  const post = signedPost({
    name: 'merchant-terminal',
    origin: () => `${origins.own()[0] ?? ''}/partner/tills`,
    secret: partnerSecrets.merchant ?? '',
    timeoutMs: upstreamTimeoutMs + ownMs,
    metrics,
  });
  const call = async (path: string, body: object) => {
    const reply = await post(path, body);
    return reply.kind === 'unanswered' || reply.status !== 200 ? unanswered : reply.body;
  };
  app.post(`${at}/scan-paycode`, async (request) => {
    const sent = parseOr400(charge, request.body);
    return call('/charge', { tradeNo: newId(), ...sent });
  });
  app.post(`${at}/refund-paycode`, async (request) => {
    const sent = parseOr400(refund, request.body);
    return call('/refund', { refundNo: newId(), ...sent });
  });
  app.get(`${at}/tills`, async () => ({
    shops: await db
      .selectFrom('shops')
      .select(['shop_id as shopCode', 'name as shopName', 'discount_text as discountText'])
      .orderBy('area_num')
      .orderBy('sort')
      .limit(30)
      .execute(),
    payments: await db
      .selectFrom('till_payments as p')
      .innerJoin('shops as s', 's.shop_id', 'p.shop_id')
      .select([
        'p.payment_no as paymentNo',
        'p.shop_id as shopCode',
        's.name as shopName',
        'p.state',
        'p.payable_fen as payableFen',
        'p.refunded_fen as refundedFen',
      ])
      .orderBy('p.created_at', 'desc')
      .limit(10)
      .execute(),
  }));
}
