import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { refusedReversals } from '../services/payments/public.ts';
import { retryReversal } from '../services/orders/public.ts';
import { parseOr400 } from './parse-or-400.ts';

const at = '/sandbox/api';
const chosen = z.object({ invoiceNo: z.string().min(1).max(64) });

/** The operator's list of invoices that the tax service refuses to reverse. */
export function refusedReversalsApi(app: FastifyInstance, deps: Deps): void {
  app.get(`${at}/refused-reversals`, async () =>
    (await refusedReversals(deps.db)).map(({ invoice_no, order_no, amount_fen, note, next_try_at }) => ({
      invoiceNo: invoice_no,
      orderNo: order_no,
      amountFen: amount_fen,
      reason: note,
      nextTryAt: next_try_at.toISOString(),
    })),
  );
  app.post(`${at}/reversal-retry`, async (request) => {
    const reversed = await retryReversal(deps, parseOr400(chosen, request.body).invoiceNo, request.ip);
    switch (reversed?.kind) {
      case 'reversed':
        return { ok: true, text: '发票已红冲' };
      case 'refused':
        return { ok: false, text: reversed.reason };
      case 'pending':
      case 'unknown':
        return { ok: false, text: '税务服务还没有结果，稍后自动重试' };
      case undefined:
        return { ok: false, text: '这张发票已经红冲或正在处理' };
    }
  });
}
