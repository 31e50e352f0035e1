import type { ContentForm } from '../content-form.ts';
import { provinceCities } from './choices.ts';

/** The lines of the ticker. Lines of coupons take amount and threshold from the coupon and are only ordered here. */
export const lampsForm: ContentForm = {
  kind: 'lamps',
  title: '跑马灯',
  entityName: '位置',
  itemName: '跑马灯',
  titleField: 'text',
  itemKinds: {
    news: { name: '文字', canAdd: true },
    coupon: { name: '优惠券', canAdd: false },
  },
  fields: [
    { name: 'text', label: '文字', input: 'text', max: 40 },
    { name: 'picUrl', label: '图片', input: 'picture' },
    { name: 'link', label: '去哪儿', input: 'link' },
    { name: 'areaNum', label: '城市', input: 'choice', choices: [['*', '全部'], ...provinceCities] },
    { name: 'planId', label: '计划', hint: '* 表示全部', input: 'text', max: 40 },
    { name: 'channelId', label: '渠道', hint: '* 表示全部', input: 'text', max: 40 },
    { name: 'beginsAt', label: '开始', hint: '中国时间，空着表示一直', input: 'time' },
    { name: 'endsAt', label: '结束', input: 'time' },
  ],
  blank: (id) => ({
    id,
    kind: 'news',
    text: '',
    picUrl: '',
    link: null,
    areaNum: '*',
    planId: '*',
    channelId: '*',
    beginsAt: null,
    endsAt: null,
  }),
};
