import type { ContentField, ContentForm } from '../content-form.ts';
import { brandChoices, hostChoices, levelChoices, provinceCities, toneChoices } from './choices.ts';

export const floorTitleMax = 8;
export const floorSubTitleMax = 12;

const nameAndLink = (name: string): readonly ContentField[] => [
  { name, label: '文字', input: 'text', max: 40 },
  { name: 'link', label: '去哪儿', input: 'link' },
];

/** The floors of a home page. */
export const floorsForm: ContentForm = {
  kind: 'floors',
  title: '楼层与页面',
  entityName: '页面',
  itemName: '楼层',
  titleField: 'title',
  hasSwitch: true,
  itemKinds: {
    quick: { name: '快捷入口', canAdd: true },
    notice: { name: '公告楼层', canAdd: true },
    duo: { name: '活动专区', canAdd: true },
    goods: { name: '商品楼层', canAdd: true },
    seckill: { name: '限时秒杀', canAdd: true },
    ranking: { name: '权益榜单', canAdd: true },
    nearby: { name: '附近好物', canAdd: true },
    recommend: { name: '为你推荐', canAdd: true },
    banner: { name: '横幅', canAdd: false },
    coupons: { name: '领券楼层', canAdd: false },
    exchange: { name: '兑换楼层', canAdd: false },
  },
  fields: [
    { name: 'title', label: '标题', hint: `${floorTitleMax} 字以内`, input: 'text', max: floorTitleMax },
    { name: 'subTitle', label: '副标题', input: 'text', max: floorSubTitleMax },
    {
      name: 'pic',
      label: '头图',
      hint: '710 × 280，可以空着',
      input: 'picture',
      minWidth: 710,
      only: ['goods'],
    },
    { name: 'goods', label: '商品', hint: '手选，按这个顺序', input: 'goods', only: ['goods'] },
    {
      name: 'entries',
      label: '入口',
      input: 'rows',
      only: ['quick'],
      fields: [
        { name: 'key', label: '图标', input: 'text', max: 20 },
        { name: 'name', label: '文字', input: 'text', max: 6 },
        { name: 'link', label: '去哪儿', input: 'link' },
        { name: 'badge', label: '角标', input: 'text', max: 6 },
      ],
    },
    {
      name: 'items',
      label: '公告',
      input: 'rows',
      only: ['notice'],
      fields: [{ name: 'tag', label: '标签', input: 'text', max: 4 }, ...nameAndLink('text')],
    },
    {
      name: 'cards',
      label: '卡片',
      hint: '2 到 3 张',
      input: 'rows',
      only: ['duo'],
      fields: [
        { name: 'title', label: '标题', input: 'text', max: 10 },
        { name: 'subTitle', label: '副标题', input: 'text', max: 14 },
        { name: 'highlight', label: '强调', input: 'text', max: 8 },
        { name: 'pics', label: '图片', input: 'pictures', max: 4, minWidth: 240 },
        { name: 'tone', label: '颜色', input: 'choice', choices: toneChoices },
        { name: 'link', label: '去哪儿', input: 'link' },
      ],
    },
    {
      name: 'tabs',
      label: '榜单',
      input: 'rows',
      only: ['ranking'],
      fields: [
        {
          name: 'key',
          label: '榜',
          input: 'choice',
          choices: [
            ['hotSelling', '热销'],
            ['discount', '折扣'],
          ],
        },
        { name: 'name', label: '文字', input: 'text', max: 6 },
      ],
    },
    { name: 'areas', label: '城市', input: 'choices', choices: provinceCities },
    { name: 'levels', label: '等级', input: 'choices', choices: levelChoices },
    { name: 'brands', label: '品牌', input: 'choices', choices: brandChoices },
    { name: 'hosts', label: '宿主', input: 'choices', choices: hostChoices },
    { name: 'beginsAt', label: '开始', hint: '中国时间，空着表示一直', input: 'time' },
    { name: 'endsAt', label: '结束', hint: '结束后自动收起，不留空白', input: 'time' },
    { name: 'link', label: '“更多”去哪儿', input: 'link' },
  ],
  blank: (id, itemKind) => ({
    id,
    kind: itemKind,
    title: '',
    subTitle: '',
    link: null,
    isOn: true,
    areas: [],
    levels: [],
    brands: [],
    hosts: [],
    beginsAt: null,
    endsAt: null,
    ...(itemKind === 'goods' && { goods: [] }),
    ...(itemKind === 'quick' && { entries: [] }),
    ...(itemKind === 'notice' && { items: [] }),
    ...(itemKind === 'duo' && { cards: [] }),
    ...(itemKind === 'ranking' && { tabs: [{ key: 'hotSelling', name: '热销榜' }] }),
  }),
};
