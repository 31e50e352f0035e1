import type { ContentForm } from '../content-form.ts';

/** The categories of goods: the first ones, or those under one of them. */
export const categoriesForm: ContentForm = {
  kind: 'categories',
  title: '商品分类',
  entityName: '上级分类',
  itemName: '分类',
  titleField: 'name',
  fields: [
    { name: 'name', label: '名称', input: 'text', max: 8 },
    { name: 'picUrl', label: '图片', input: 'picture', minWidth: 120 },
    {
      name: 'banner',
      label: '横幅',
      hint: '最多一条，没有就不显示',
      input: 'rows',
      fields: [
        { name: 'title', label: '标题', input: 'text', max: 20 },
        { name: 'subTitle', label: '副标题', input: 'text', max: 30 },
        { name: 'buttonText', label: '按钮', input: 'text', max: 8 },
        { name: 'picUrl', label: '图片', input: 'picture', minWidth: 240 },
        { name: 'link', label: '去哪儿', input: 'link' },
      ],
    },
  ],
  blank: (id) => ({ id, name: '', picUrl: '', banner: [] }),
};
