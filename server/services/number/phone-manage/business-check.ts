import type { phoneManage } from '#core/contract/content/phone-manage.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { currentAgreements } from '../../content/public.ts';
import { businessById } from '../business-order/tables.ts';
import { businessViews, type BusinessView } from '../business-order/business-views.ts';
import { ownNumber } from './own-numbers.ts';

export const businessPurpose = 'business-order';
/** The session and the offer that the code was requested for. */
export const businessTicket = ({ sessionId }: Member, businessId: string): string =>
  `${businessPurpose}:${sessionId}:${businessId}`;

export interface BusinessQuestion {
  readonly numberId?: string | undefined;
  readonly businessId: string;
  readonly action: 'open' | 'close';
}

/** The offer, if the action is possible; otherwise its reason is thrown. */
export async function checkedBusiness(
  deps: Deps,
  caller: Member,
  input: BusinessQuestion,
): Promise<BusinessView> {
  const view = await viewOf(deps, caller, input);
  const reason = await reasonAgainst(deps, caller, view, input.action);
  if (reason) throw new Refusal(reason);
  return view;
}

/** Whether the offer can be opened or left, and what it costs from when. */
export async function businessCheck(
  deps: Deps,
  caller: Member,
  input: BusinessQuestion,
): Promise<DataOf<typeof phoneManage.businessCheck>> {
  const view = await viewOf(deps, caller, input);
  const { row, business, holding } = view;
  const reason = await reasonAgainst(deps, caller, view, input.action);
  const opens = input.action === 'open';
  return {
    allowed: reason === '',
    reason,
    // Leaving never requires more than the confirmation.
    needsSmsCode: opens && row.needs_sms_code,
    priceFen: opens ? business.priceFen : 0,
    priceText: opens ? business.priceText : '退订不收费',
    effectiveOn: chinaDay(effectiveAt(row.starts, input.action, deps.clock.now())),
    opened: holding !== undefined,
    agreements: opens ? await currentAgreements(deps, row.agreements) : [],
  };
}

/** An offer is opened today or next month; left, it lasts to the end of the month. */
export const effectiveAt = (starts: 'now' | 'next-month', action: 'open' | 'close', now: Date): Date =>
  action === 'open' && starts === 'now' ? now : new Date(claimCycle(now).endsAt);

async function viewOf(
  deps: Deps,
  caller: Member,
  { businessId, numberId }: BusinessQuestion,
): Promise<BusinessView> {
  const { kind } = await ownNumber(deps, caller, numberId);
  if (kind === 'deputy') throw new Refusal('副号的业务请用该号码登录后办理');
  const row = await businessById(deps.db, businessId);
  const [view] = row && row.product_id === null ? await businessViews(deps, caller, [row]) : [];
  if (!view) throw new Refusal('没有找到该业务');
  return view;
}

/** Why the offer cannot be opened or left now; empty when it can. */
async function reasonAgainst(
  { db }: Deps,
  { userId }: Member,
  { row, business, holding }: BusinessView,
  action: 'open' | 'close',
): Promise<string> {
  const pending = await db
    .selectFrom('business_orders')
    .select('action')
    .where('user_id', '=', userId)
    .where('business_id', '=', row.business_id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (pending) return '该业务正在办理，结果会发送到消息中心';
  const coming = await db
    .selectFrom('business_subscriptions')
    .select('opened_at')
    .where('user_id', '=', userId)
    .where('business_id', '=', row.business_id)
    .where('ends_at', 'is', null)
    .executeTakeFirst();
  if (action === 'open')
    return coming && !holding ? `该业务已办理，${chinaDay(coming.opened_at)}生效` : business.reason;
  if (!coming) return holding ? '该业务已退订，当月继续有效' : '您还没有开通该业务';
  return row.can_unsubscribe ? '' : '该业务不支持退订，到期自动失效';
}
