import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import type { SkuPrice } from '#core/rules/console/price-approval.ts';
import type { ChangedSku } from './apply-prices.ts';

export const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;
const shown = (fen: number | null): string => (fen === null ? '' : yuan(fen));

const fields = [
  ['售价', 'priceFen'],
  ['会员价', 'memberPriceFen'],
  ['划线价', 'originalPriceFen'],
  ['成本', 'costFen'],
] as const satisfies readonly (readonly [string, keyof SkuPrice])[];

/** Field by field what changes; the goods are named where there are several. */
export const priceFieldChanges = (changed: readonly ChangedSku[]): FieldChange[] => {
  const isOneGoods = new Set(changed.map(({ before }) => before.goodsId)).size === 1;
  return changed.flatMap(({ before, after }) =>
    fields
      .filter(([, field]) => before[field] !== after[field])
      .map(([name, field]) => ({
        field: `${isOneGoods ? '' : `${before.goodsName} `}${before.skuName} ${name}`,
        before: shown(before[field]),
        after: shown(after[field]),
      })),
  );
};
