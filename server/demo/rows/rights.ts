import type { Selectable } from 'kysely';
import type { Products, RightGroups, Rights } from '../../db/schema/rights.ts';
import type { GroupRow, PackRow, RightRow } from '../data/pack-row.ts';
import { packs as packRows, worths } from '../data/rights.ts';
import { rightDetails } from './right-details.ts';

const packs: readonly PackRow[] = packRows;

/** A delivery that takes longer than ten minutes fails, and the right can be claimed again, as the details promise. */
const deliveryLimitSeconds = 600;

const groupId = (pack: PackRow, group: GroupRow): string => `${pack.productId}.${group.key}`;

export const demoProducts: readonly Selectable<Products>[] = packs.map((pack) => ({
  product_id: pack.productId,
  family: pack.family,
  name: pack.name,
  vip_type_id: pack.vipTypeId ?? null,
  price_fen: pack.priceFen,
  pic_url: pack.pic,
  starts_next_month: pack.startsNextMonth ?? false,
  delivery_limit_seconds: deliveryLimitSeconds,
}));

export const demoGroups: readonly Selectable<RightGroups>[] = packs.flatMap((pack) =>
  pack.groups.map((group, at) => ({
    group_id: groupId(pack, group),
    product_id: pack.productId,
    name: group.name,
    choose_count: group.choose,
    sort: at + 1,
  })),
);

const toNumber = '充值到{mobile}';

/** The texts of a right, and how it is delivered where it is neither charged to the number nor used in a shop. */
function deliveryOf(right: RightRow): Pick<Selectable<Rights>, 'hint' | 'detail' | 'delivery'> {
  const texts = (hint: string, detail: string, delivery: 'code' | 'link' | null = null) => ({
    hint: right.hint ?? hint,
    detail,
    delivery,
  });
  if ('charge' in right) return texts(toNumber, rightDetails.recharge(right.name, right.charge));
  if ('code' in right) return texts('凭兑换码开通', rightDetails.code(right.name, right.code), 'code');
  if ('link' in right) return texts('点击链接开通', rightDetails.link(right.name, right.link), 'link');
  if ('data' in right) return texts(toNumber, rightDetails.data(right.data));
  if ('store' in right) return texts(`${right.store[1]}可用`, rightDetails.store(...right.store));
  if ('lounge' in right) return texts('每月1次，含1位同行', rightDetails.lounge(right.lounge, '每月1次'));
  if ('service' in right) return texts(right.hint, rightDetails.service(right.service));
  return texts(right.hint, right.detail);
}

/** Every right of every pack; its id is product.group.right. */
export const demoRights: readonly Omit<Selectable<Rights>, 'removed_at'>[] = packs.flatMap((pack) =>
  pack.groups.flatMap((group) =>
    group.rights.map((right, at) => ({
      rights_id: `${groupId(pack, group)}.${right.key}`,
      group_id: groupId(pack, group),
      name: right.name,
      show_name: right.showName ?? right.name,
      pic_url: right.pic,
      ...deliveryOf(right),
      supplier: right.supplier,
      monthly_stock: right.monthlyStock ?? null,
      begins_at: null,
      ends_at: right.endsAt ? new Date(right.endsAt) : null,
      opens_on_day: right.opens?.day ?? null,
      opens_at_hour: right.opens?.hour ?? null,
      min_level: right.minLevel ?? 0,
      sort: at + 1,
      goods_id: right.goods ?? null,
      sku_id: right.goods ? `${right.goods}.1` : null,
      give_flag: right.give ?? false,
      worth_fen: worths[right.name] ?? null,
      province_only: right.provinceOnly ?? false,
      category_flag: right.sold ? 2 : 1,
    })),
  ),
);
