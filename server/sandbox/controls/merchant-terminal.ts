import type { z } from 'zod';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { terminals } from '#core/contract/sandbox/terminals.ts';
import { payCodeCharged, payCodeRefunded } from '#core/contract/sandbox/terminals.shapes.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../http/secrets.ts';
import { accountOf } from '../../services/accounts/public.ts';
import { issuePayCode } from '../../services/payments/public.ts';
import { signedPost } from '../../upstreams/signed-http.ts';
import { vouchersToUse } from './use-voucher.ts';

const unanswered = {
  ok: false,
  verdict: 'unanswered',
  text: '收银系统暂时连不上，请稍后查询后再决定是否重扫',
} as const;
const notCharged = { ...unanswered, paymentNo: null, discountFen: null, payableFen: null };

/** A charge waits for billing; the terminal waits so much longer for us. */
const ownMs = 7_000;

/** A merchant's terminal: it calls our interface over HTTP, signed like a real one. */
export function merchantTerminal({ metrics, origins, partnerSecrets }: Deps, upstreamTimeoutMs: number) {
  const post = signedPost({
    name: 'merchant-terminal',
    origin: () => `${origins.own()[0] ?? ''}/partner/tills`,
    secret: partnerSecrets.merchant ?? '',
    timeoutMs: upstreamTimeoutMs + ownMs,
    metrics,
  });
  const answered = async <S extends z.ZodType>(path: string, body: object, shape: S) => {
    const reply = await post(path, body);
    return reply.kind === 'unanswered' || reply.status !== 200 ? undefined : shape.parse(reply.body);
  };
  return {
    charge: async (
      sent: InputOf<typeof terminals.scanPayCode>,
    ): Promise<DataOf<typeof terminals.scanPayCode>> =>
      (await answered('/charge', { tradeNo: newId(), ...sent }, payCodeCharged)) ?? notCharged,
    refund: async (
      sent: InputOf<typeof terminals.refundPayCode>,
    ): Promise<DataOf<typeof terminals.refundPayCode>> =>
      (await answered('/refund', { refundNo: newId(), ...sent }, payCodeRefunded)) ?? unanswered,
  };
}

/** The code that the subscriber's phone would show, for a minute. */
export async function takePayCode(deps: Deps, mobile: string): Promise<DataOf<typeof terminals.takePayCode>> {
  const { user_id: userId } = await accountOf(deps, mobile, deps.clock.now());
  return issuePayCode(deps, { userId, mobile, sessionId: '' }, {});
}

/** Stores of the terminal, the last payments at tills, and vouchers that can be used. */
export const tills = async (deps: Deps): Promise<DataOf<typeof terminals.tills>> => {
  const { db } = deps;
  return {
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
    vouchers: await vouchersToUse(deps),
  };
};
