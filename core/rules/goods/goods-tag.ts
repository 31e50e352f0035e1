import { isFlagSet, type Code } from '../format/codes.ts';

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

type TagRule = (goods: TaggedGoods) => GoodsTag | null | undefined;

/** The first match wins (§3 Goods). */
const tagRules: readonly TagRule[] = [
  ({ giveFlag }) => (isFlagSet(giveFlag) ? { kind: 'gift', text: '赠', description: '' } : undefined),
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

/** The activity tag of a goods card. */
export function goodsTag(goods: TaggedGoods): GoodsTag | undefined {
  for (const tagRule of tagRules) {
    const tag = tagRule(goods);
    if (tag) return tag;
  }
  return undefined;
}
