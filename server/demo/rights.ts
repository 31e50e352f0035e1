import type { Selectable } from 'kysely';
import type { Products, RightGroups, Rights } from '../db/schema/rights.ts';
import { choosePack } from './rights/choose-pack.ts';
import { mZonePacks } from './rights/m-zone-packs.ts';
import { familyPacks } from './rights/family-packs.ts';
import { giftCardPacks } from './rights/gift-card-packs.ts';
import { membershipPacks } from './rights/membership-packs.ts';
import type { Pack, PackGroup } from './rights/pack.ts';
import { tierPacks } from './rights/tier-packs.ts';
import { trafficPack } from './rights/traffic-pack.ts';
import { watchPacks } from './rights/watch-packs.ts';
import { weekPacks } from './rights/week-packs.ts';
import { worths } from './rights/worths.ts';

const packs: readonly Pack[] = [
  ...watchPacks,
  ...weekPacks,
  ...tierPacks,
  ...familyPacks,
  ...mZonePacks,
  ...membershipPacks,
  ...giftCardPacks,
  choosePack,
  trafficPack,
];

/** A delivery that takes longer than ten minutes fails, and the right can be claimed again, as the details promise. */
const deliveryLimitSeconds = 600;

const groupId = (pack: Pack, group: PackGroup): string => `${pack.productId}.${group.key}`;

export const demoProducts: readonly Selectable<Products>[] = packs.map((pack) => ({
  product_id: pack.productId,
  family: pack.family,
  name: pack.name,
  vip_type_id: pack.vipTypeId,
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

/** Every right of every pack; its id is product.group.right. */
export const demoRights: readonly Selectable<Rights>[] = packs.flatMap((pack) =>
  pack.groups.flatMap((group) =>
    group.rights.map((right, at) => ({
      rights_id: `${groupId(pack, group)}.${right.key}`,
      group_id: groupId(pack, group),
      name: right.name,
      show_name: right.showName ?? right.name,
      pic_url: right.pic,
      hint: right.hint,
      detail: right.detail,
      supplier: right.supplier,
      monthly_stock: right.monthlyStock ?? null,
      begins_at: null,
      ends_at: right.endsAt ? new Date(right.endsAt) : null,
      opens_on_day: right.opens?.day ?? null,
      opens_at_hour: right.opens?.hour ?? null,
      min_level: right.minLevel ?? 0,
      sort: at + 1,
      goods_id: right.goods?.goodsId ?? null,
      sku_id: right.goods?.skuId ?? null,
      give_flag: right.give ?? false,
      worth_fen: worths[right.name] ?? null,
      delivery: right.delivery ?? null,
      province_only: right.provinceOnly ?? false,
      category_flag: right.sold ? 2 : 1,
    })),
  ),
);
