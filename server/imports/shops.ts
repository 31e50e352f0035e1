import { readShopsFile } from '#core/rules/imports/shops-file.ts';
import type { ImportKind } from './import-kind.ts';
import { judgeRows } from './table-rows.ts';

export const shopsImport: ImportKind = {
  name: 'shops',
  title: '门店',
  async judge({ tx }, csv) {
    const { shops, faults } = readShopsFile(csv);
    const categories = new Map(
      (await tx.selectFrom('shop_categories').select(['category_id', 'name']).execute()).map(
        ({ category_id, name }) => [name, category_id],
      ),
    );
    const unknown = shops.flatMap(({ line, category }) =>
      categories.has(category)
        ? []
        : [{ line, fault: `没有门店分类“${category}”`, cure: `写 ${[...categories.keys()].join('、')}` }],
    );
    return judgeRows(
      tx,
      [
        {
          table: 'shops',
          key: ['shop_id'],
          mayChange: true,
          changedIn: '门店',
          nameOf: ({ name }) => `门店 ${String(name)} `,
          rows: shops.map((shop) => ({
            line: shop.line,
            row: {
              shop_id: shop.shopId,
              category_id: categories.get(shop.category) ?? '',
              supplier: shop.supplier,
              name: shop.name,
              pic_url: shop.picUrl,
              area_num: shop.areaNum,
              address: shop.address,
              phone: shop.phone,
              open_hours: shop.openHours,
              latitude: shop.latitude,
              longitude: shop.longitude,
              per_head_fen: shop.perHeadFen,
              discount_text: shop.discountText,
              features: shop.features,
            },
          })),
        },
      ],
      [...faults, ...unknown],
    );
  },
};
