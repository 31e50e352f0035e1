import type { cardProduct } from '#core/contract/content/card-product.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { RightDetail } from '#core/contract/content/rights.shapes.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { withProvince } from './home-province.ts';
import { rightFacts } from './right-facts.ts';
import { rightView } from './right-view.ts';
import { shownRights, type ShownRightRow } from './shown-rights.ts';
import { oneRight, type DetailedRightRow } from './tables.ts';

/** A right of the subscriber's own subscription, with its rules. */
export async function rightDetail(
  deps: Deps,
  member: Member,
  input: InputOf<typeof cardProduct.rightDetail>,
): Promise<RightDetail> {
  const now = deps.clock.now();
  const [row] = await withProvince(
    deps,
    member.userId,
    await oneRight(deps.db, { userId: member.userId, cycle: claimCycle(now).cycle, now, ...input }),
  );
  if (!row) throw new Refusal('没有找到该权益');
  return detailOf(row, member.mobile, now);
}

/** A right for any caller: a guest sees its description, a holder also its status. */
export async function anyonesRightDetail(
  deps: Deps,
  caller: Member | undefined,
  { rightsId, productId }: { rightsId: string; productId?: string | undefined },
): Promise<RightDetail> {
  const now = deps.clock.now();
  const userId = caller?.userId ?? '';
  const [row] = await withProvince(
    deps,
    userId,
    await shownRights(deps.db, { userId, cycle: claimCycle(now).cycle, now, rightsId, productId }),
  );
  if (!row) throw new Refusal('没有找到该权益');
  return detailOf(row, caller?.mobile, now);
}

/** How a right is delivered: as its row says, to the number that its hint names, or in a shop. */
export const deliveryOf = ({
  delivery,
  hint,
}: Pick<DetailedRightRow, 'delivery' | 'hint'>): RightDetail['delivery'] =>
  delivery ?? (hint.includes('{mobile}') ? 'recharge' : 'store');

function detailOf(row: DetailedRightRow | ShownRightRow, mobile: string | undefined, now: Date): RightDetail {
  const { beginsAt, endsAt } = rightFacts(row, now);
  const recharges = row.hint.includes('{mobile}');
  const isSold = row.category_flag === 2;
  return {
    ...rightView(row, mobile, now),
    productId: row.product_id,
    productName: row.product_name,
    subscriptionId: row.subscription_id,
    detail: row.detail,
    rules: isSold
      ? ['价格与使用说明以商品页为准。', '购买不占用本组每月可选的项数。']
      : [
          '每个权益周期为一个自然月，当月未领不累计。',
          `本组每月可选${row.choose_count}项。`,
          '权益领取后不可退换。',
        ],
    delivery: deliveryOf(row),
    rechargeMobile: recharges && mobile ? maskMobile(mobile) : null,
    claimableFrom: isSold || beginsAt === null ? null : new Date(Number(beginsAt)).toISOString(),
    claimableUntil: isSold ? null : new Date(Number(endsAt ?? claimCycle(now).endsAt)).toISOString(),
  };
}
