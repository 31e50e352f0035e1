import type { ContentForm } from '../content-form.ts';

/** The entries of a bottom menu, in their order. */
export const menusForm: ContentForm = {
  kind: 'menus',
  title: '页面入口',
  entityName: '菜单',
  itemName: '入口',
  titleField: 'name',
  fields: [
    { name: 'name', label: '名称', input: 'text', max: 6 },
    { name: 'link', label: '去哪儿', input: 'link' },
    { name: 'mark', label: '选中的路径', hint: '打开这个路径时它是选中的', input: 'text', max: 80 },
    { name: 'iconUrl', label: '图标', input: 'picture' },
    { name: 'selectIconUrl', label: '选中的图标', input: 'picture' },
  ],
  blank: (id) => ({ id, name: '', link: null, mark: '/', iconUrl: '', selectIconUrl: '' }),
};
