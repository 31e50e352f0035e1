import { sql } from 'kysely';
import type { phoneManage } from '#core/contract/content/phone-manage.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { checkAgreement, recordConsent } from '../../content/public.ts';
import { spendCode } from '../../platform/public.ts';
import { businessPurpose, businessTicket, checkedBusiness, effectiveAt } from './business-check.ts';
import { settleBusinessOrder } from './settle-business-orders.ts';

type Done = DataOf<typeof phoneManage.openBusiness>;

/** Opens or leaves an offer. Without an answer of the billing system the order is kept and sent again. */
export async function openBusiness(
  deps: Deps,
  caller: Member,
  input: InputOf<typeof phoneManage.openBusiness>,
): Promise<Done> {
  const { db, clock } = deps;
  const { action, businessId } = input;
  const now = clock.now();
  const { row } = await checkedBusiness(deps, caller, input);
  if (action === 'open') await checkConsent(deps, caller, input, row);
  const effective = effectiveAt(row.starts, action, now);
  const order = {
    order_no: newId(),
    user_id: caller.userId,
    business_id: businessId,
    action,
    price_fen: action === 'open' ? row.price_fen : 0,
    effective_at: effective,
    channel_id: input.channelId,
    created_at: now,
  };
  const stored = await db.transaction().execute(async (tx) => {
    if (action === 'open')
      for (const agreement of input.agreements) await recordConsent(tx, caller.userId, agreement, now);
    return tx
      .insertInto('business_orders')
      .values({ ...order, state: 'pending', try_at: now, settled_at: null })
      .onConflict((c) =>
        c
          .columns(['user_id', 'business_id'])
          .where(sql<boolean>`state = 'pending'`)
          .doNothing(),
      )
      .returning('order_no')
      .executeTakeFirst();
  });
  if (!stored) throw new Refusal('该业务正在办理，结果会发送到消息中心');
  const outcome = await settleBusinessOrder(deps, order.order_no);
  if (outcome === 'refused') throw new Refusal('运营商没有受理这次办理，请核对号码状态后再试');
  const day = chinaDay(effective);
  const done = action === 'open' ? `已开通，${day}生效` : `已退订，${day}起不再收费`;
  return {
    businessOrderId: order.order_no,
    state: outcome === 'done' ? 'done' : 'accepted',
    effectiveOn: day,
    message: outcome === 'done' ? done : '已受理，结果会发送到消息中心',
  };
}

/** Opening needs every agreement of the offer and, where it says so, the code sent to the number. */
async function checkConsent(
  deps: Deps,
  caller: Member,
  { agreements, smsCode, businessId }: InputOf<typeof phoneManage.openBusiness>,
  row: { readonly agreements: readonly string[]; readonly needs_sms_code: boolean },
): Promise<void> {
  const now = deps.clock.now();
  if (row.agreements.some((id) => !agreements.some(({ templateId }) => templateId === id)))
    throw new Refusal('请先阅读并同意业务协议');
  for (const agreement of agreements) await checkAgreement(deps.db, agreement, now);
  if (!row.needs_sms_code) return;
  const { mobile } = caller;
  const ticket = businessTicket(caller, businessId);
  if (!smsCode || !(await spendCode(deps, businessPurpose, { mobile, code: smsCode, ticket })))
    throw new Refusal('验证码不正确，请核对后重新输入');
}
