import type { ContentForm } from '../content-form.ts';

/** The offers that a page links to, in their order. */
export const marketingPointsForm: ContentForm = {
  kind: 'marketingPoints',
  title: '营销点位',
  entityName: '页面',
  itemName: '点位',
  titleField: 'name',
  fields: [
    { name: 'name', label: '名称', input: 'text', max: 20 },
    { name: 'picUrl', label: '图片', input: 'picture', minWidth: 120 },
    { name: 'link', label: '去哪儿', input: 'link' },
    { name: 'beginsAt', label: '开始', hint: '中国时间，空着表示一直', input: 'time' },
    { name: 'endsAt', label: '结束', input: 'time' },
  ],
  blank: (id) => ({ id, name: '', picUrl: '', link: null, beginsAt: null, endsAt: null }),
};
