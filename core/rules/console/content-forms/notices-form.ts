import type { ContentForm } from '../content-form.ts';

/** The notices of an activity or page; the latest that has begun is the current one. */
export const noticesForm: ContentForm = {
  kind: 'notices',
  title: '公告',
  entityName: '位置',
  itemName: '公告',
  titleField: 'title',
  fields: [
    { name: 'title', label: '标题', input: 'text', max: 40 },
    { name: 'content', label: '正文', input: 'long', max: 4000 },
    { name: 'openType', label: '打开方式', hint: '* 表示全部', input: 'text', max: 20 },
    { name: 'publishedAt', label: '开始', hint: '中国时间', input: 'time' },
    { name: 'endsAt', label: '结束', hint: '空着表示一直', input: 'time' },
  ],
  blank: (id) => ({ id, title: '', content: '', openType: '*', publishedAt: null, endsAt: null }),
};
