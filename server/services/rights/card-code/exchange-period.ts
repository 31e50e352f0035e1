import type { DataOf } from '#core/contract/endpoint.ts';
import type { cardCode } from '#core/contract/content/card-code.ts';
import { cardCodeLength } from '#core/rules/rights/card-code.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';

/** The exchange period that is open; otherwise the next one; otherwise the last one. */
export async function exchangePeriod(
  { db, clock }: Deps,
  actNum: string | undefined,
): Promise<DataOf<typeof cardCode.exchangePeriod>> {
  const now = clock.now();
  let batches = db.selectFrom('card_code_batches');
  if (actNum !== undefined) batches = batches.where('act_num', '=', actNum);
  const span = batches.select((e) => [
    e.fn.min('begins_at').as('begins_at'),
    e.fn.max('ends_at').as('ends_at'),
  ]);
  const [open, next, last] = await Promise.all([
    span.where('begins_at', '<=', now).where('ends_at', '>', now).executeTakeFirst(),
    batches
      .select(['begins_at', 'ends_at'])
      .where('begins_at', '>', now)
      .orderBy('begins_at')
      .orderBy('ends_at')
      .limit(1)
      .executeTakeFirst(),
    batches
      .select(['begins_at', 'ends_at'])
      .where('ends_at', '<=', now)
      .orderBy('ends_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const isOpen = open?.begins_at != null;
  const period = isOpen ? open : (next ?? last);
  if (!period) throw new Refusal(actNum === undefined ? '暂时没有卡密兑换活动' : '没有找到该兑换活动');
  return {
    beginsAt: period.begins_at.toISOString(),
    endsAt: period.ends_at.toISOString(),
    open: isOpen,
    codeLength: cardCodeLength,
  };
}
