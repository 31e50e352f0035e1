import type { Right } from '#core/contract/content/rights.shapes.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { recvStatus } from '#core/rules/rights/recv-status.ts';
import { rightFacts } from './right-facts.ts';
import type { ShownRightRow } from './shown-rights.ts';
import type { RightRow } from './tables.ts';

/** A right as the page shows it. `{mobile}` in a hint is replaced by the subscriber's masked number. */
export function rightView(row: RightRow | ShownRightRow, mobile: string | undefined, now: Date): Right {
  const facts = rightFacts(row, now);
  const verdict = recvStatus(facts, now);
  return {
    rightsId: row.rights_id,
    groupId: row.group_id,
    rightsName: row.name,
    rightsShowName: row.show_name,
    picUrl: row.pic_url,
    hint: row.hint.replace('{mobile}', mobile ? maskMobile(mobile) : '您的手机号'),
    recvStatus: verdict.recvStatus,
    recvReason: verdict.recvReason,
    recvBtnType: verdict.recvBtnType,
    giveFlag: row.give_flag ? 1 : 0,
    orderFlag: row.subscription_id === null ? 0 : 1,
    lackStockFlag: facts.stockLeft !== null && facts.stockLeft <= 0 ? 1 : 0,
    provinceFlag: row.out_of_province ? 1 : 0,
    categoryFlag: row.category_flag,
    goodsSku: row.goods_id && row.sku_id ? { goodsId: row.goods_id, skuId: row.sku_id } : null,
    claimedAt: row.claimed_at?.toISOString() ?? null,
  };
}
