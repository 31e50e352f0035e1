import { isRaised, type Code } from '../format/codes.ts';

export interface TaggedGoods {
  readonly giveFlag?: Code | boolean | null | undefined;
  readonly activityMap?:
    | {
        readonly DrawActivity?: { readonly getDesc?: string | null | undefined } | null | undefined;
        readonly oneActivity?: { readonly actslogn?: string | null | undefined } | null | undefined;
      }
    | null
    | undefined;
}

export interface GoodsTag {
  readonly kind: 'gift' | 'lottery' | 'onePlusOne';
  readonly text: string;
  readonly description: string;
}

type Tagging = (goods: TaggedGoods) => GoodsTag | null | undefined;

/** In this order, the first match wins (§3 Goods). */
const taggings: readonly Tagging[] = [
  ({ giveFlag }) => (isRaised(giveFlag) ? { kind: 'gift', text: '赠', description: '' } : undefined),
  ({ activityMap }) =>
    activityMap?.DrawActivity && {
      kind: 'lottery',
      text: '抽奖',
      description: activityMap.DrawActivity.getDesc ?? '',
    },
  ({ activityMap }) =>
    activityMap?.oneActivity && {
      kind: 'onePlusOne',
      text: '1+1',
      description: activityMap.oneActivity.actslogn ?? '',
    },
];

/** The one activity tag of a goods card. */
export function goodsTag(goods: TaggedGoods): GoodsTag | undefined {
  for (const tagging of taggings) {
    const tag = tagging(goods);
    if (tag) return tag;
  }
  return undefined;
}
