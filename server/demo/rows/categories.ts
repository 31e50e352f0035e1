import type { Selectable } from 'kysely';
import type { Categories } from '../../db/schema/mall.ts';
import { categories } from '../data/categories.ts';
import type { Link } from '../links.ts';

/** Roots before their children, as the foreign key needs it. */
export const demoCategories = (link: Link): readonly Selectable<Categories>[] => [
  ...Object.entries(categories).map(
    (
      [
        category_id,
        {
          name,
          pic,
          banner: [title, subTitle],
        },
      ],
      at,
    ) => ({
      category_id,
      parent_id: null,
      name,
      pic_url: pic,
      banner: {
        title,
        subTitle,
        buttonText: '去看看',
        picUrl: `${pic}-cut`,
        link: `${link('searchResults')}?categoryId=${category_id}&sort=sales`,
      },
      sort: at + 1,
    }),
  ),
  ...Object.entries(categories).flatMap(([parent_id, { children }]) =>
    Object.entries<readonly [string, string]>(children).map(([id, [name, pic_url]], at) => ({
      category_id: `${parent_id}.${id}`,
      parent_id,
      name,
      pic_url,
      banner: null,
      sort: at + 1,
    })),
  ),
];
