import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import { compensationCases } from '#core/contract/console/service/compensations/compensation-states.ts';
import { needsCodeAboveFen } from '#core/rules/console/activity-budget.ts';
import {
  compensationCaseNames,
  couponMostFen,
} from '#core/rules/console/service/compensations/compensation-rules.ts';
import { validText } from '#core/rules/coupons/coupon-offer.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../db/database.ts';
import type { CouponTemplates } from '../../../db/schema/coupons.ts';
import { Refusal } from '../../../http/refusal.ts';
import { idOf } from '../../../http/secrets.ts';
import { sendMessage } from '../../content/public.ts';
import { grantCoupon, templateById, validityOf } from '../../coupons/public.ts';
import type { DryRun, ProposalKind } from '../../operators/public.ts';
import { checkCase, refuseSecond } from './case-of.ts';

const input = z.object({
  compensationId: z.string(),
  userId: z.string(),
  case: z.object({ kind: z.enum(compensationCases), key: z.string() }),
  templateId: z.string(),
});
export type CompensationInput = z.output<typeof input>;

export const maxFen = (template: Pick<Selectable<CouponTemplates>, 'max_off_fen' | 'amount_fen'>): number =>
  couponMostFen({ maxOffFen: template.max_off_fen, amountFen: template.amount_fen });

interface CompensationRun extends DryRun {
  readonly title: string;
  readonly amountFen: number;
}

/** What the compensation would give now. Compensations of one subscriber follow each other by the lock of the account. */
export async function runCompensation(
  tx: Tx,
  { userId, case: of, templateId }: Omit<CompensationInput, 'compensationId'>,
): Promise<CompensationRun> {
  const account = await sql<{ closed_at: Date | null }>`
    select closed_at from users where user_id = ${userId} for no key update`.execute(tx);
  if (account.rows[0]?.closed_at !== null) throw new Refusal('账号已注销，不能补偿');
  const { number } = await checkCase(tx, of, userId);
  await refuseSecond(tx, of);
  const template = await templateById(tx, templateId);
  const amountFen = maxFen(template);
  if (!template.for_compensation || amountFen <= 0) throw new Refusal('这张券不能用来补偿');
  const { title, scope_text } = template;
  const valid = validText(validityOf(template));
  return {
    title,
    amountFen,
    target: `${of.kind} ${of.key}`,
    targetName: `${compensationCaseNames[of.kind]} ${number}`,
    baseVersion: idOf(userId, templateId, String(amountFen), title),
    changes: [{ field: '补偿', before: '没有', after: `${title}，值 ¥${formatFen(amountFen)}` }],
    effects: [
      `给用户一张${title}（${scope_text || '全部商品可用'}，${valid}）`,
      '用户收到一条消息，券在“我的券”里',
      '每件只补偿一次，给出的券不收回',
    ],
    costFen: amountFen,
  };
}

/** Gives the coupon and tells the subscriber; returns the code, which stays between the subscriber and the database. */
export async function giveCompensation(
  tx: Tx,
  { compensationId, userId, templateId, case: of }: CompensationInput,
  { title, targetName }: CompensationRun,
  now: Date,
): Promise<string> {
  const cardCode = await grantCoupon(tx, { userId, templateId }, now);
  await sendMessage(
    tx,
    {
      userId,
      source: `compensation ${compensationId}`,
      kind: 'service',
      topic: 'coupon',
      title: `客服补偿您一张${title}`,
      text: `因${targetName}给您带来不便，客服补偿一张${title}，已放进“我的券”。`,
      link:
        of.kind === 'ticket'
          ? { page: 'myTickets', query: { ticketId: of.key } }
          : { page: 'myCoupons', query: {} },
    },
    now,
  );
  return cardCode;
}

/** Above the limits: another member of finance or an owner agrees. The row was written with the proposal. */
export const subscriberCompensation: ProposalKind<CompensationInput> = {
  kind: 'subscribers.compensate',
  act: '补偿用户',
  objectKind: 'compensation',
  approve: 'subscribers.approveCompensation',
  input,
  needsTotp: needsCodeAboveFen,
  async dryRun(tx, wanted) {
    const { title: _title, amountFen: _amount, ...run } = await runCompensation(tx, wanted);
    return run;
  },
  async apply(tx, wanted, { now, decidedBy, proposalId }) {
    const run = await runCompensation(tx, wanted);
    const card_code = await giveCompensation(tx, wanted, run, now);
    await tx
      .updateTable('compensations')
      .set({ given_at: now, approved_by: decidedBy, card_code })
      .where('proposal_id', '=', proposalId)
      .execute();
  },
};
