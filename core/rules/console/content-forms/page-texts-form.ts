import type { ContentForm } from '../content-form.ts';

/** The texts of a page: one of its own, and named entries in their order. */
export const pageTextsForm: ContentForm = {
  kind: 'pageTexts',
  title: '页面文字',
  entityName: '页面文字',
  itemName: '条目',
  titleField: 'name',
  itemKinds: {
    value: { name: '正文', canAdd: false },
    entry: { name: '条目', canAdd: true },
  },
  fields: [
    { name: 'name', label: '名称', input: 'text', max: 20, only: ['entry'] },
    { name: 'value', label: '内容', input: 'text', max: 200 },
  ],
  blank: (id) => ({ id, kind: 'entry', name: '', value: '' }),
};
