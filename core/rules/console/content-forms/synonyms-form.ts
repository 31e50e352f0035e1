import type { ContentForm } from '../content-form.ts';

/** Who searches for one word also finds what the other one finds. */
export const synonymsForm: ContentForm = {
  kind: 'synonyms',
  title: '搜索同义词',
  entityName: '位置',
  itemName: '同义词',
  titleField: 'word',
  fields: [
    { name: 'word', label: '搜这个词', input: 'text', max: 20 },
    { name: 'means', label: '也找这个词', input: 'text', max: 20 },
  ],
  blank: (id) => ({ id, word: '', means: '' }),
};
