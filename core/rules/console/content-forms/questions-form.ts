import type { ContentForm } from '../content-form.ts';

/** The frequent questions of one kind. Votes of subscribers stay with their question. */
export const questionsForm: ContentForm = {
  kind: 'questions',
  title: '常见问题',
  entityName: '分类',
  itemName: '问题',
  titleField: 'title',
  fields: [
    { name: 'title', label: '问题', input: 'text', max: 60 },
    { name: 'answer', label: '回答', hint: '换行分段', input: 'long', max: 2000 },
    { name: 'words', label: '其他说法', hint: '用空格分开，用于搜索', input: 'text', max: 200 },
  ],
  blank: (id) => ({ id, title: '', answer: '', words: '' }),
};
