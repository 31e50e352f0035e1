import type { GoodsCard, GoodsTag } from '../../../contract/goods/shared/goods-card.shapes.ts';
import { goodsTag, type GoodsTag as ActivityTag } from '../goods-tag.ts';
import { shownPrice, type Priced } from './shown-price.ts';

/** How a tag looks: each edition draws its own. */
export type TagKind = 'soft' | 'warn' | 'info' | 'vip' | 'ok' | 'mute';

export interface ShownTag {
  readonly text: string;
  readonly kind: TagKind;
}

type Tagged = Priced & Pick<GoodsCard, 'giveFlag' | 'giftText' | 'activityMap' | 'tags'>;

const max = 2;
const memberPrice: ShownTag = { text: '会员价', kind: 'vip' };
const activityKinds: Readonly<Record<ActivityTag['kind'], TagKind>> = {
  gift: 'soft',
  lottery: 'warn',
  onePlusOne: 'info',
};
const toneKinds: Readonly<Record<GoodsTag['tone'], TagKind>> = {
  hot: 'soft',
  vip: 'vip',
  local: 'ok',
  plain: 'mute',
};

/** At most two tags: the activity's by the first-match rule (§3), then the member's price, then the goods' own. */
export function shownTags(goods: Tagged): readonly ShownTag[] {
  const activity = goodsTag(goods);
  const all: readonly ShownTag[] = [
    ...(activity ? [{ text: words(activity, goods.giftText), kind: activityKinds[activity.kind] }] : []),
    ...(shownPrice(goods).forMembers ? [memberPrice] : []),
    ...goods.tags
      .filter(({ text }) => text !== memberPrice.text)
      .map(({ text, tone }) => ({ text, kind: toneKinds[tone] })),
  ];
  return all.slice(0, max);
}

/** 下单抽奖 says 抽奖 already; 第2杯0元 needs its 1+1. */
function words({ text, description }: ActivityTag, giftText: string | null): string {
  const detail = description || giftText || '';
  return detail.includes(text) ? detail : `${text} ${detail}`.trim();
}
