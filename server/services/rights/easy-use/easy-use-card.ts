import type { EasyUseCard, EasyUseTicket } from '#core/contract/goods/easy-use.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { autoExchangeOf } from './auto-exchange.ts';
import { cardRights, ownedCard, type CardRight } from './tables.ts';

const ticketName = '任意券';

/** The subscriber's card: each of the month's choices is a ticket. Null without a card. */
export async function easyUseCard(deps: Deps, { userId, mobile }: Member): Promise<EasyUseCard | null> {
  const { db, clock } = deps;
  const now = clock.now();
  const owned = await ownedCard(db, userId, now);
  if (!owned) return null;
  const { cycle, endsAt } = claimCycle(now);
  const { product_id: productId, subscription_id: subscriptionId } = owned;
  const [rights, autoExchange] = await Promise.all([
    cardRights(db, { productId, cycle, subscriptionId }),
    autoExchangeOf(deps, userId),
  ]);
  const tickets = [...Map.groupBy(rights, ({ group_id }) => group_id).values()].flatMap((group) =>
    ticketsOf(group, `${subscriptionId}.${cycle}`, new Date(endsAt).toISOString()),
  );
  return {
    cardName: owned.product_name,
    mobile: maskMobile(mobile),
    productId,
    renewsOn: chinaDay(endsAt),
    usableCount: tickets.filter(({ state }) => state === 'usable').length,
    totalCount: tickets.length,
    tickets,
    autoExchange,
  };
}

/** The exchanged tickets of a group first, then those left. */
function ticketsOf(group: readonly CardRight[], prefix: string, expiresAt: string): EasyUseTicket[] {
  const [first] = group;
  if (!first) return [];
  const exchanged = group.filter(({ claim_id }) => claim_id !== null);
  const total = Math.max(first.choose_count, exchanged.length);
  return Array.from({ length: total }, (_, at): EasyUseTicket => {
    const right = exchanged[at];
    return {
      cardCode: `${prefix}.${first.group_id}.${at + 1}`,
      couponName: ticketName,
      scopeText: '全场任选1件',
      expiresAt,
      state: right ? (right.claim_state === 'delivering' ? 'reserved' : 'exchanged') : 'usable',
      exchangedFor: right?.show_name ?? null,
    };
  });
}
