import type { DataOf } from '#core/contract/endpoint.ts';
import type { queues } from '#core/contract/sandbox/queues.ts';
import type { RefusedReversal } from '#core/contract/sandbox/queues.shapes.ts';
import type { Deps } from '../../deps.ts';
import { retryReversal } from '../../services/orders/public.ts';
import { refusedReversals } from '../../services/payments/public.ts';

/** The operator's list of invoices that the tax service refuses to reverse. */
export const shownReversals = async ({ db }: Deps): Promise<RefusedReversal[]> =>
  (await refusedReversals(db)).map(({ invoice_no, order_no, amount_fen, note, next_try_at }) => ({
    invoiceNo: invoice_no,
    orderNo: order_no,
    amountFen: amount_fen,
    reason: note,
    nextTryAt: next_try_at.toISOString(),
  }));

export async function retryShown(
  deps: Deps,
  invoiceNo: string,
  ip: string,
): Promise<DataOf<typeof queues.retryReversal>> {
  const reversed = await retryReversal(deps, invoiceNo, ip);
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
}
