import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { chinaDay, lastChinaDay } from '#core/rules/format/china-day.ts';
import { periodEnd } from '#core/rules/membership/period-end.ts';
import { debitTime } from '#core/rules/membership/renewal-step.ts';
import { savesPerMonthFen, tierEntries, type ContentGroup } from '#core/rules/membership/tier-contents.ts';
import { choiceLevel, tierHint, tierOffer, type OwnedMembership } from '#core/rules/membership/tier-offer.ts';
import { dearestMonthFen, perMonthFen, planBadge } from '#core/rules/pricing/period-price.ts';
import { firstClaimDay } from '#core/rules/rights/first-claim-day.ts';
import { productType } from '#core/rules/rights/product-item.ts';
import { grantedGroups, groupView, isOut, type GrantedGroup } from './granted-groups.ts';
import type { PlanRow, TierRightRow, TierRow } from './tables.ts';

/** A tier with its price, its contents and its relation to what the caller holds. */
export function tierView(
  row: TierRow,
  plans: readonly PlanRow[],
  granted: readonly TierRightRow[],
  has: OwnedMembership,
  now: Date,
): Omit<Tier, 'canOrder' | 'reason' | 'agreements' | 'rightTypes'> {
  const level = row.level ?? 0;
  const offer = tierOffer({ productId: row.product_id, level, step: row.step }, has);
  const startsNextMonth = row.starts_next_month && offer !== 'held';
  const groups = grantedGroups(granted, {
    level: choiceLevel({ productId: row.product_id, level }, has),
    startsNextMonth,
    now,
  });
  const contents = groups.map(contentOf);
  const rightsCount = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return {
    productId: row.product_id,
    productName: row.product_name,
    productType: productType((plans[0] ?? row).price_fen),
    tierName: row.name,
    vipTypeId: row.vip_type_id ?? 0,
    vipTypeLevel: level,
    vipTypeName: row.vip_type_name ?? row.name,
    picUrl: row.pic_url,
    savesPerMonthFen: savesPerMonthFen(contents, dearestMonth(row, plans)),
    rightsCount,
    firstClaimDay: firstClaimDay({ openedAt: now, startsNextMonth }),
    offer,
    hint: tierHint(offer, has, { level, rightsCount }),
    plans: plans.map((plan) => planView(plan, now)),
    rights: tierEntries(contents),
    groups: groups.flatMap(groupView),
  };
}

const dearestMonth = ({ price_fen }: TierRow, plans: readonly PlanRow[]): number =>
  plans.length === 0
    ? price_fen
    : dearestMonthFen(
        plans.map(({ price_fen: priceFen, next_price_fen: nextPriceFen, months }) => ({
          priceFen,
          nextPriceFen,
          months,
        })),
      );

function planView(row: PlanRow, now: Date): Plan {
  const endsAt = periodEnd(row, 1, now).getTime();
  const price = { priceFen: row.price_fen, months: row.months, renewalFen: row.next_price_fen };
  return {
    productId: row.product_id,
    goodsId: row.goods_id,
    skuId: row.sku_id,
    planName: row.name,
    months: row.months,
    autoRenew: row.auto_renew,
    priceFen: row.price_fen,
    nextPriceFen: row.next_price_fen,
    perMonthFen: perMonthFen(price),
    endsOn: lastChinaDay(endsAt),
    debitOn: row.auto_renew ? chinaDay(debitTime({ endsAt, noticedAt: null, refusedAt: null })) : null,
    badge: planBadge(price),
  };
}

const contentOf = ({ rights, choices }: GrantedGroup): ContentGroup => ({
  name: rights[0]?.group_name ?? '',
  chooseCount: rights[0]?.choose_count ?? 0,
  // A right that is never in stock does not count as a saving.
  rights: rights.map((row) => ({
    name: row.show_name,
    hint: isOut(row) ? '本月已领完' : row.hint,
    picUrl: row.pic_url,
    worthFen: row.monthly_stock === 0 ? null : row.worth_fen,
    canChoose: choices.includes(row),
  })),
});
