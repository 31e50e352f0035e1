import { readProductsFile, type FileProduct } from '#core/rules/imports/products-file.ts';
import type { ImportKind } from './import-kind.ts';
import { judgeRows, type TableRows } from './table-rows.ts';

/** Longer than that a delivery fails, and the right can be claimed again, as the texts of rights promise. */
const deliveryLimitSeconds = 600;
const inConsole = { mayChange: false, changedIn: '权益产品' } as const;
const groupId = ({ productId }: FileProduct, at: number): string => `${productId}.${at + 1}`;

/** New products with their groups and rights. What is there already is changed in the console, by two persons. */
export const productsImport: ImportKind = {
  name: 'products',
  title: '权益产品',
  judge({ tx }, csv) {
    const { products, faults } = readProductsFile(csv);
    return judgeRows(tx, tablesOf(products), faults, [
      '权益能领但还不能买：用 plans.csv 导入付费方案，或者用卡密开通',
    ]);
  },
};

const tablesOf = (products: readonly FileProduct[]): readonly TableRows[] => [
  {
    ...inConsole,
    table: 'products',
    key: ['product_id'],
    nameOf: ({ name }) => `产品 ${String(name)} `,
    rows: products.map((product) => ({
      line: product.line,
      row: {
        product_id: product.productId,
        family: product.family,
        name: product.name,
        vip_type_id: product.vipTypeId,
        price_fen: product.priceFen,
        pic_url: product.picUrl,
        starts_next_month: product.startsNextMonth,
        delivery_limit_seconds: deliveryLimitSeconds,
      },
    })),
  },
  {
    ...inConsole,
    table: 'right_groups',
    key: ['group_id'],
    nameOf: ({ name }) => `分组 ${String(name)} `,
    rows: products.flatMap((product) =>
      product.groups.map(({ line, name, choose }, at) => ({
        line,
        row: {
          group_id: groupId(product, at),
          product_id: product.productId,
          name,
          choose_count: choose,
          sort: at + 1,
        },
      })),
    ),
  },
  {
    ...inConsole,
    table: 'rights',
    key: ['rights_id'],
    nameOf: ({ name }) => `权益 ${String(name)} `,
    rows: products.flatMap((product) =>
      product.groups.flatMap(({ rights }, group) =>
        rights.map((right, at) => ({
          line: right.line,
          row: {
            rights_id: right.rightsId,
            group_id: groupId(product, group),
            name: right.name,
            show_name: right.name,
            pic_url: right.picUrl,
            hint: right.hint,
            detail: right.detail,
            supplier: right.supplier,
            monthly_stock: right.monthlyStock,
            opens_on_day: right.opensOnDay,
            opens_at_hour: right.opensAtHour,
            min_level: right.minLevel,
            sort: at + 1,
            worth_fen: right.worthFen,
            delivery: right.delivery,
            province_only: right.provinceOnly,
          },
        })),
      ),
    ),
  },
];
