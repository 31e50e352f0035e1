import type { FoundGoods } from '../../../contract/goods/shared/goods-card.shapes.ts';
import { distanceText } from '../../format/distance.ts';
import { shownTags, type ShownTag } from './shown-tags.ts';

/** The tags of goods in search results, two at most: how near its shop is comes first. */
export function foundTags(goods: FoundGoods): readonly ShownTag[] {
  const near =
    goods.distanceMeters !== undefined
      ? `最近${distanceText(goods.distanceMeters)}`
      : goods.inCity
        ? '同城可用'
        : '';
  return near === '' ? shownTags(goods) : [{ text: near, kind: 'ok' }, ...shownTags(goods).slice(0, 1)];
}

/** What one gets, in short, and how often it was sold. */
export const foundNote = ({ subTitle, soldText }: FoundGoods): string =>
  [subTitle?.split('，')[0], soldText].filter(Boolean).join(' · ');
