import type { ContentForm } from '../content-form.ts';

/** The steps to find the mini-program, in their order: those of every page and those of one. */
export const guideStepsForm: ContentForm = {
  kind: 'guideSteps',
  title: '小程序引导',
  entityName: '位置',
  itemName: '步骤',
  titleField: 'title',
  fields: [
    { name: 'title', label: '标题', input: 'text', max: 20 },
    { name: 'text', label: '说明', input: 'text', max: 60 },
    { name: 'picUrl', label: '图片', input: 'picture' },
    { name: 'link', label: '去哪儿', input: 'link' },
    { name: 'pageId', label: '页面', hint: '* 表示全部', input: 'text', max: 40 },
    { name: 'channelId', label: '渠道', hint: '* 表示全部', input: 'text', max: 40 },
  ],
  blank: (id) => ({ id, title: '', text: '', picUrl: '', link: null, pageId: '*', channelId: '*' }),
};
