import type { ContentForm } from '../content-form.ts';

/** What phones say about the rights of a product, and their order. What may be claimed is no text: it needs two persons. */
export const rightTextsForm: ContentForm = {
  kind: 'rightTexts',
  title: '权益文字',
  entityName: '产品',
  itemName: '权益',
  titleField: 'showName',
  itemKinds: { right: { name: '权益', canAdd: false } },
  fields: [
    { name: 'showName', label: '名称', input: 'text', max: 40 },
    { name: 'picUrl', label: '图片', input: 'picture' },
    { name: 'hint', label: '提示', hint: '{mobile} 显示为用户的号码', input: 'text', max: 80 },
    { name: 'detail', label: '详情', hint: '换行分段', input: 'long', max: 4000 },
  ],
  blank: (id) => ({ id, kind: 'right', showName: '', picUrl: '', hint: '', detail: '' }),
};
