import type { ContentForm } from '../content-form.ts';
import { brandNumberChoices, provinceCities } from './choices.ts';

/** The pictures of an ad focus, each at a position of it. */
export const materialsForm: ContentForm = {
  kind: 'materials',
  title: '素材位',
  entityName: '焦点',
  itemName: '素材',
  titleField: 'title',
  fields: [
    { name: 'title', label: '标题', input: 'text', max: 20 },
    { name: 'subTitle', label: '副标题', input: 'text', max: 30 },
    { name: 'positionId', label: '位置', input: 'text', max: 40 },
    { name: 'picUrl', label: '图片', input: 'picture', minWidth: 240 },
    { name: 'goodsId', label: '商品', hint: '空着表示不是商品', input: 'oneGoods' },
    { name: 'link', label: '去哪儿', input: 'link' },
    { name: 'buttonText', label: '按钮', input: 'text', max: 8 },
    { name: 'areas', label: '城市', input: 'choices', choices: provinceCities },
    { name: 'brands', label: '品牌', input: 'choices', choices: brandNumberChoices },
    {
      name: 'investEnvs',
      label: '环境',
      input: 'choices',
      choices: [
        [1, '网页'],
        [2, '营业厅应用'],
        [3, '小程序'],
      ],
    },
    { name: 'channels', label: '渠道', hint: '用空格分开，空着表示全部', input: 'texts' },
    { name: 'points', label: '点位', hint: '用空格分开，空着表示全部', input: 'texts' },
    { name: 'beginsAt', label: '开始', hint: '中国时间，空着表示一直', input: 'time' },
    { name: 'endsAt', label: '结束', input: 'time' },
  ],
  blank: (id) => ({
    id,
    title: '',
    subTitle: '',
    positionId: '1',
    picUrl: '',
    goodsId: null,
    link: null,
    buttonText: null,
    areas: [],
    brands: [],
    investEnvs: [],
    channels: [],
    points: [],
    beginsAt: null,
    endsAt: null,
  }),
};
