import type { ContentForm } from '../content-form.ts';
import { provinceCities } from './choices.ts';

/** The popular words of the search box, in their order. */
export const searchWordsForm: ContentForm = {
  kind: 'searchWords',
  title: '搜索词',
  entityName: '位置',
  itemName: '搜索词',
  titleField: 'word',
  fields: [
    { name: 'word', label: '词', input: 'text', max: 20 },
    { name: 'areas', label: '城市', input: 'choices', choices: provinceCities },
    { name: 'channels', label: '渠道', hint: '用空格分开，空着表示全部', input: 'texts' },
  ],
  blank: (id) => ({ id, word: '', areas: [], channels: [] }),
};
