import type { FieldChange } from '../../../contract/console/fields.shapes.ts';
import type { GoodsTexts } from '../../../contract/console/goods.shapes.ts';
import { nameOfLevel } from '../../membership/membership-levels.ts';
import { cities } from '../../location/cities.ts';
import { codeTermsNames, couponTypeNames } from '../goods-names.ts';

const joined = (texts: readonly string[]): string => texts.join('、');
const cityNames = new Map(cities.map(({ areaNum, areaName }) => [areaNum, areaName]));

/** Every text in words, for the audit log. */
const inWords: readonly (readonly [string, (texts: GoodsTexts) => string])[] = [
  ['名称', ({ name }) => name],
  ['副标题', ({ subTitle }) => subTitle],
  ['标签', ({ tags }) => joined(tags)],
  ['保障', ({ guarantees }) => joined(guarantees)],
  ['购买提示', ({ prompts }) => joined(prompts)],
  ['分类', ({ categoryId }) => categoryId],
  ['城市', ({ areas }) => joined(areas.map((area) => cityNames.get(area) ?? area)) || '全省'],
  ['可用的券', ({ couponTypes }) => joined(couponTypes.map((each) => couponTypeNames[each]))],
  ['每单限购', ({ limitPerOrder }) => `${limitPerOrder} 件`],
  ['谁可以买', ({ minLevel }) => (minLevel === 0 ? '所有人' : `${nameOfLevel(minLevel)}及以上`)],
  ['券码退款', ({ codeTerms }) => codeTermsNames[codeTerms]],
  ['券码有效期', ({ validDays }) => (validDays === null ? '券码自己的到期日' : `购买后 ${validDays} 天`)],
  ['品牌商家', ({ supplier }) => supplier ?? ''],
];

/** Field by field what differs. */
export const changedTexts = (before: GoodsTexts, after: GoodsTexts): FieldChange[] =>
  inWords
    .map(([field, words]) => ({ field, before: words(before), after: words(after) }))
    .filter((each) => each.before !== each.after);
