import type { cardCode } from '#core/contract/content/card-code.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { idOf, newId } from '../../../http/secrets.ts';
import type { ClaimRight } from '../claims/claim-right.ts';
import { storedCardCodeHash } from './card-code-hash.ts';
import { exchangeView } from './exchange-view.ts';
import { claimFor, exchangesOf, hasLiveClaim, release, renewForClaim, type ExchangeRow } from './tables.ts';
import { guessing, reserveCardCode, type TryOutcome } from './reserve-card-code.ts';

type ExchangeInput = InputOf<typeof cardCode.exchangeCardCode>;

/** An unknown code and a code used by another subscriber get the same text, so that existing codes cannot be found by guessing. */
const refusals: Readonly<Record<Exclude<TryOutcome['outcome'], 'taken' | 'again'>, string>> = {
  locked: `尝试次数过多，请${guessing.lockMinutes}分钟后再试`,
  unknown: '卡密有误或已被使用，请核对后再试',
  used: '卡密有误或已被使用，请核对后再试',
  busy: '该卡密您已提交兑换，请在兑换记录中查看结果',
  'not-begun': '该卡密还没有到兑换时间',
  ended: '该卡密的兑换时间已结束',
  'own-number': '该卡密开通的会员仅限本机号码使用',
};

/** Exchanges a code once: the code is reserved first, then its right is claimed like any other. A failed claim releases the code. */
export async function exchangeCardCode(
  deps: Deps,
  claimRight: ClaimRight,
  { caller: member, network, key }: Pick<Call<Member>, 'caller' | 'network' | 'key'>,
  { cardCode, mobile = member.mobile, channelId }: ExchangeInput,
): Promise<Exchange> {
  const { clock, encryption } = deps;
  const now = clock.now();
  const taken = await reserveCardCode(deps, {
    codeHash: await storedCardCodeHash(deps, cardCode),
    userId: member.userId,
    address: network,
    ownMobile: member.mobile,
    mobile,
    channelId,
    // After a crash the repetition continues its own exchange.
    exchangeId: key === undefined ? newId() : idOf(member.userId, key),
    subscriptionId: newId(),
    now,
    monthEnds: new Date(claimCycle(now).endsAt),
  });
  if (taken.outcome === 'ended' && (await isStopped(deps, cardCode))) throw new Refusal(stoppedText);
  if (taken.outcome !== 'taken' && taken.outcome !== 'again') throw new Refusal(refusals[taken.outcome]);
  const mine = { userId: member.userId, exchangeId: taken.exchange_id };
  const exchange = await theOne(deps, mine);
  if (exchange.grants === 'right')
    await claimItsRight(deps, claimRight, member, exchange, taken.outcome === 'again');
  return exchangeView(encryption, await theOne(deps, mine), clock.now());
}

const stoppedText = '这批卡密已停止兑换，如需帮助请联系客服';

/** An operator stopped the batch of the code: its window is over before the time that is printed on the card. */
async function isStopped(deps: Deps, cardCode: string): Promise<boolean> {
  const stop = await deps.db
    .selectFrom('card_codes as c')
    .innerJoin('card_code_stops as s', 's.batch_id', 'c.batch_id')
    .select('s.batch_id')
    .where('c.code_hash', '=', await storedCardCodeHash(deps, cardCode))
    .executeTakeFirst();
  return stop !== undefined;
}

async function theOne(
  { db }: Deps,
  mine: { readonly userId: string; readonly exchangeId: string },
): Promise<ExchangeRow> {
  const row = await exchangesOf(db, mine).executeTakeFirst();
  if (!row) throw new Refusal('兑换没有成功，请再试一次');
  return row;
}

/** After a failed delivery, or a crash before the claim, a repeated exchange of the code claims again. */
async function claimItsRight(
  { db, clock }: Deps,
  claimRight: ClaimRight,
  member: Member,
  exchange: ExchangeRow,
  again: boolean,
): Promise<void> {
  if (again) {
    if (await hasLiveClaim(db, exchange)) return;
    await renewForClaim(db, exchange, new Date(claimCycle(clock.now()).endsAt));
  }
  const claim = await claimFor(db, exchange);
  try {
    await claimRight(member, claim);
  } catch (error) {
    // An error keeps the code reserved for its subscriber, because the claim may have been made.
    if (error instanceof Refusal) await release(db, exchange, clock.now());
    throw error;
  }
}
