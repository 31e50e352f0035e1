import type { ContentForm } from '../content-form.ts';

/** The announcements that a subscriber confirms once. */
export const preheatNoticesForm: ContentForm = {
  kind: 'preheatNotices',
  title: '预热公告',
  entityName: '位置',
  itemName: '预热公告',
  titleField: 'title',
  fields: [
    { name: 'title', label: '标题', input: 'text', max: 40 },
    { name: 'picUrl', label: '图片', input: 'picture', minWidth: 120 },
    { name: 'link', label: '去哪儿', input: 'link' },
    { name: 'channelId', label: '渠道', hint: '* 表示全部', input: 'text', max: 40 },
    { name: 'beginsAt', label: '开始', hint: '中国时间', input: 'time' },
    { name: 'endsAt', label: '结束', input: 'time' },
  ],
  blank: (id) => ({
    id,
    title: '',
    picUrl: '',
    link: null,
    channelId: '*',
    beginsAt: null,
    endsAt: null,
  }),
};
