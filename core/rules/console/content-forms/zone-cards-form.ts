import { titles } from '../../../site/titles.ts';
import type { ContentForm } from '../content-form.ts';
import { provinceCities, toneChoices } from './choices.ts';

/** The pages that a card leads to, in whichever mall it is shown. */
const zonePages = [
  'flashSale',
  'groupList',
  'halfPrice',
  'welfareGoods',
  'discountList',
  'dailyCash',
  'lottery',
  'lottery02',
  'giftSquare',
  'couponCenter',
  'blessingBag',
  'trafficPackage',
  'localSpecialties',
  'localLife',
  'nearbyMerchants',
  'pleasedWatch',
  'memberOrder',
  'myMonth',
  'rail',
  'welfareOfficer',
  'category',
] as const satisfies readonly (keyof typeof titles)[];

/** The cards of the activity zone in their order; cards of a group stand together. */
export const zoneCardsForm: ContentForm = {
  kind: 'zoneCards',
  title: '福利专区',
  entityName: '专区',
  itemName: '卡片',
  titleField: 'title',
  fields: [
    { name: 'title', label: '标题', input: 'text', max: 10 },
    { name: 'subTitle', label: '说明', input: 'text', max: 20 },
    { name: 'highlight', label: '强调', hint: '可以空着', input: 'text', max: 8 },
    { name: 'group', label: '分组', hint: '同一分组的卡片排在一起', input: 'text', max: 10 },
    {
      name: 'page',
      label: '去哪儿',
      input: 'choice',
      choices: zonePages.map((page) => [page, titles[page]] as const),
    },
    { name: 'pics', label: '图片', input: 'pictures', max: 1, minWidth: 240 },
    { name: 'tone', label: '颜色', input: 'choice', choices: toneChoices },
    { name: 'areas', label: '城市', input: 'choices', choices: provinceCities },
    { name: 'beginsAt', label: '开始', hint: '中国时间，空着表示一直；提前一周预告', input: 'time' },
    { name: 'endsAt', label: '结束', input: 'time' },
  ],
  blank: (id) => ({
    id,
    title: '',
    subTitle: '',
    highlight: null,
    group: '',
    page: 'flashSale',
    pics: [],
    tone: 'warm',
    areas: [],
    beginsAt: null,
    endsAt: null,
  }),
};
