import type { AutoExchange, easyUseShapes } from '#core/contract/goods/easy-use.shapes.ts';
import type { z } from 'zod';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { nextAutoExchange } from '#core/rules/rights/my-month/auto-exchange.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { userFraction } from '#core/rules/rights/my-month/my-month-times.ts';
import { titles } from '#core/site/titles.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { sendCode, spendCode } from '../../platform/public.ts';
import { exchangeSku } from './exchange-goods.ts';
import { cardRights, ownedCard } from './tables.ts';

const purpose = 'auto-exchange';
const noCard = `您还没有开通${titles.easyUseHome}卡`;
/** The session that requested the code, in place of a page's ticket. */
const ticketOf = ({ sessionId }: Member): string => `${purpose}:${sessionId}`;

/** Sends the code that switching on needs, to the number of the session. */
export async function sendAutoExchangeCode(deps: Deps, call: Call<Member>) {
  const { caller } = call;
  const { mobile, userId } = caller;
  if (!(await ownedCard(deps.db, userId, deps.clock.now()))) throw new Refusal(noCard);
  const { resendInSeconds, expiresInSeconds } = await sendCode(
    deps,
    { mobile, purpose, channel: 'sms', subject: '月底自动兑换', ticket: ticketOf(caller) },
    call,
  );
  return { mobile: maskMobile(mobile), retryAfterSeconds: resendInSeconds, expiresInSeconds };
}

type Input = z.output<typeof easyUseShapes.setAutoExchange.input>;

/** Switches the automatic exchange on for a right of the card, or off. */
export async function setAutoExchange(
  deps: Deps,
  input: Input,
  caller: Member,
): Promise<AutoExchange | null> {
  const { db, clock } = deps;
  const { userId, mobile } = caller;
  if (!input.enabled) {
    await db.deleteFrom('auto_exchanges').where('user_id', '=', userId).execute();
    return null;
  }
  const now = clock.now();
  const owned = await ownedCard(db, userId, now);
  if (!owned) throw new Refusal(noCard);
  const { subscription_id } = owned;
  const rights = await cardRights(db, { productId: owned.product_id, cycle: claimCycle(now).cycle });
  const right = rights.find((each) => exchangeSku(each) === input.skuId);
  if (!right) throw new Refusal('该商品不能用券兑换');
  if (!(await spendCode(deps, purpose, { mobile, code: input.smsCode, ticket: ticketOf(caller) })))
    throw new Refusal('验证码不正确，请核对后重新输入');
  const dueAt = new Date(nextAutoExchange(userFraction(userId), now));
  const row = {
    subscription_id,
    rights_id: right.rights_id,
    run_at: dueAt,
    due_at: dueAt,
    saved_at: now,
  };
  await db
    .insertInto('auto_exchanges')
    .values({ user_id: userId, ...row })
    .onConflict((c) => c.column('user_id').doUpdateSet(row))
    .execute();
  return autoExchangeOf(deps, userId);
}

/** The automatic exchange of a subscriber; null where it is off. */
export async function autoExchangeOf({ db }: Deps, userId: string): Promise<AutoExchange | null> {
  const row = await db
    .selectFrom('auto_exchanges as a')
    .innerJoin('rights as r', 'r.rights_id', 'a.rights_id')
    .select(['a.subscription_id', 'a.due_at', 'r.rights_id', 'r.sku_id', 'r.show_name', 'r.pic_url'])
    .where('a.user_id', '=', userId)
    .executeTakeFirst();
  return row
    ? {
        taskId: row.subscription_id,
        enabled: true,
        skuId: exchangeSku(row),
        goodsName: row.show_name,
        picUrl: row.pic_url,
        runsOn: chinaDay(row.due_at),
      }
    : null;
}
